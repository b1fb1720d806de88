import { useState } from 'react';
import { chartStyles } from '#charts/chart-styles.ts';
import { curveStyles } from '#charts/curve/curve-styles.ts';
import { Table } from '#charts/curve/CurveTable.tsx';
import { Button } from '#ui/Button.tsx';
import { Text } from '#ui/text/Text.tsx';
import { dayColumns, dayRows, type DayTableData } from './day-rows.ts';
import { trendWords as words } from './trend-words.ts';

/** Keyboard users can read a long table only if its container is focusable. */
const focusable = { tabIndex: 0 };

/** More rows than this are shown in parts: a log of many years would block the page. */
const AT_ONCE = 400;

function OpenTable(data: DayTableData) {
  const [shown, setShown] = useState(AT_ONCE);
  const { days } = data;
  return (
    <>
      <Table
        caption={words.tableTitle}
        columns={dayColumns(data)}
        rows={dayRows(data, days.slice(-shown).toReversed())}
      />
      {days.length > shown ? (
        <Button kind="text" onPress={() => setShown(shown + AT_ONCE)}>
          {words.earlierDays}
        </Button>
      ) : null}
    </>
  );
}

/** Every day of the curve with all that is logged, newest first. Its rows are rendered once it's opened. */
export function DayTable(data: DayTableData) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={`${chartStyles('details')} no-print`}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <Text as="summary" className={chartStyles('summary')}>
        {words.tableTitle}
      </Text>
      {isOpen ? (
        <section className={curveStyles('scroll')} aria-label={words.tableTitle} {...focusable}>
          <OpenTable {...data} />
        </section>
      ) : null}
    </details>
  );
}
