import { kg } from '@evenscale/formulas/units';
import { logPartStyles as styles } from '#calculators/log/log-part-styles.ts';
import { useLog } from '#calculators/log/log-state.ts';
import { logWords } from '#calculators/log/log-words.ts';
import { LONGEST_ENTRY } from '#person/limits.ts';
import { usualWeight } from '#person/log/usual-weight.ts';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { Text } from '#ui/text/Text.tsx';
import { Cell } from './Cell.tsx';
import { changeRow, changeWeight, pressRow } from './change-row.ts';
import type { RowProps } from './WeekTable.tsx';
import { meantWeight, readWeightCell, understoodWeight, weightCell } from './week-rows.ts';
import { weekWords as words } from './week-words.ts';

/** What is said of a weight that doesn't fit the log, and the box that counts it. */
function Marks({ row: { entry, isLeftOut, day } }: Pick<RowProps, 'row'>) {
  return (
    <>
      {isLeftOut ? (
        <Text as="p" className={styles('mark')}>
          {words.left}
        </Text>
      ) : null}
      {isLeftOut || entry?.isConfirmed ? (
        <label className={`${styles('check')} no-print`}>
          <input
            type="checkbox"
            checked={entry?.isConfirmed === true}
            aria-label={words.cellOf(words.count, formatIsoDay(day))}
            onChange={(event) => {
              const isConfirmed = event.target.checked;
              const confirmation = isConfirmed ? logWords.counted : logWords.uncounted;
              void pressRow(day, { isConfirmed }, confirmation(formatIsoDay(day)));
            }}
          />
          <span>{words.count}</span>
        </label>
      ) : null}
    </>
  );
}

/**
 * A day's weight, with the question about one that doesn't fit the log. A hidden one can be entered; once it's stored, the
 * cell is empty again.
 */
export function WeightCell({ row, view: { unit, isWeightHidden } }: RowProps) {
  const { entry, day } = row;
  const { days, details, known } = useLog();
  const isStoredHidden = isWeightHidden && entry?.weightKg !== undefined;
  return (
    <>
      <Cell
        label={words.cellOf(words.weight, formatIsoDay(day))}
        name="weekWeight"
        shown={isWeightHidden ? '' : weightCell(entry, unit)}
        inputMode={unit === 'st' ? 'text' : 'decimal'}
        maxLength={LONGEST_ENTRY}
        problem={words.weightProblem(unit)}
        onCommit={(text, confirmed) => {
          const reading = readWeightCell(text, unit);
          if (!reading.ok) return null;
          if (reading.value === null) return changeRow(day, { weightKg: null });
          const context = {
            ...usualWeight(days ?? [], day, known),
            centimetres: details?.centimetres ?? null,
          };
          const typed = {
            kilograms: kg(reading.value),
            understood: understoodWeight(text, unit),
            meant: meantWeight(text, unit, context),
          };
          return changeWeight(day, typed, { unit, context, isWeightHidden, confirmed });
        }}
      />
      {isStoredHidden ? (
        <Text as="p" className={styles('quiet')}>
          {words.hiddenWeight}
        </Text>
      ) : null}
      <Marks row={row} />
    </>
  );
}
