import { useEffect, useRef, useState } from 'react';
import type { EnergyUnit, WeightUnit } from '@evenscale/formulas/units';
import { formatWeight } from '#person/format-weight.ts';
import { LONGEST_ENTRY } from '#person/limits.ts';
import { LOG_LIMITS } from '#person/log/parse-log.ts';
import { Button } from '#ui/Button.tsx';
import { formatIsoDay, formatIsoWeekday } from '#ui/text/format-date.ts';
import { Text } from '#ui/text/Text.tsx';
import { logPartStyles as styles } from '#calculators/log/log-part-styles.ts';
import { logWords } from '#calculators/log/log-words.ts';
import type { WaistInput } from '#person/entries/waist.ts';
import { BodyCells } from './BodyCells.tsx';
import { Cell } from './Cell.tsx';
import { changeIntake, changeRow, NOTHING, pressRow } from './change-row.ts';
import { weekWords as words } from './week-words.ts';
import { intakeCell, meantIntake, readIntakeCell, type WeekRow } from './week-rows.ts';
import { WeightCell } from './WeightCell.tsx';

export interface WeekView {
  readonly unit: WeightUnit;
  readonly energyUnit: EnergyUnit;
  readonly waistUnit: WaistInput;
  readonly isWeightHidden: boolean;
  /** Waist and body fat have columns. */
  readonly hasMore: boolean;
}

export interface RowProps {
  readonly row: WeekRow;
  readonly view: WeekView;
}

/** A day's note. Where days are blocks, an empty note is hidden behind a button. */
function NoteCell({ row }: Pick<RowProps, 'row'>) {
  const { day, entry } = row;
  const [isExpanded, setIsExpanded] = useState(false);
  const cell = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isExpanded) cell.current?.querySelector('input')?.focus();
  }, [isExpanded]);
  const label = words.cellOf(words.note, formatIsoDay(day));
  const isOpen = isExpanded || entry?.note !== undefined;
  return (
    <td data-label={isOpen ? words.note : undefined} className={styles('note')}>
      {isOpen ? null : (
        <span className={`${styles('unfold')} no-print`}>
          <Button kind="text" onPress={() => setIsExpanded(true)}>
            <Text as="span">
              {[words.addNote, { as: 'span', className: 'visually-hidden', text: `: ${formatIsoDay(day)}` }]}
            </Text>
          </Button>
        </span>
      )}
      <div ref={cell} className={isOpen ? undefined : styles('folded')}>
        <Cell
          label={label}
          name="weekNote"
          shown={entry?.note ?? ''}
          inputMode="text"
          maxLength={LOG_LIMITS.noteCharacters}
          problem=""
          onCommit={(text) => changeRow(day, { note: text.trim() === '' ? null : text })}
        />
      </div>
    </td>
  );
}

function Row({ row, view }: RowProps) {
  const { day, entry, trend } = row;
  const { unit, energyUnit, isWeightHidden } = view;
  const name = formatIsoDay(day);
  return (
    <tr data-day={day}>
      <Text as="th" scope="row" className={styles('dayName')}>
        {formatIsoWeekday(day)}
      </Text>
      <td data-label={words.weightIn(unit)}>
        <WeightCell row={row} view={view} />
      </td>
      <td data-label={words.intakeIn(energyUnit)}>
        <Cell
          label={words.cellOf(words.intake, name)}
          name="weekIntake"
          shown={intakeCell(entry, energyUnit)}
          inputMode="numeric"
          maxLength={LONGEST_ENTRY}
          problem={words.intakeProblem(energyUnit)}
          onCommit={(text, confirmed) => {
            const reading = readIntakeCell(text, energyUnit);
            if (!reading.ok) return null;
            const { value } = reading;
            const meant = meantIntake(text, energyUnit);
            return changeIntake(day, value, { meant, unit: energyUnit, confirmed });
          }}
        />
      </td>
      {isWeightHidden ? null : (
        <td data-label={words.trend} className={styles('number')}>
          <Text as="span">{trend === null ? words.none : formatWeight(trend, unit)}</Text>
        </td>
      )}
      {view.hasMore ? <BodyCells row={row} waistUnit={view.waistUnit} /> : null}
      <NoteCell row={row} />
      <td className={`${styles('remove')} no-print`}>
        {entry ? (
          <Button kind="text" onPress={() => void pressRow(day, NOTHING, logWords.deleted(name))}>
            <Text as="span">
              {[words.remove, { as: 'span', className: 'visually-hidden', text: `: ${name}` }]}
            </Text>
          </Button>
        ) : null}
      </td>
    </tr>
  );
}

export interface WeekTableProps {
  readonly caption: string;
  readonly rows: readonly WeekRow[];
  readonly view: WeekView;
}

/** A week of the log; every cell is edited in place. */
export function WeekTable({ caption, rows, view }: WeekTableProps) {
  const { unit, energyUnit, waistUnit, isWeightHidden } = view;
  const heads = [
    words.day,
    words.weightIn(unit),
    words.intakeIn(energyUnit),
    ...(isWeightHidden ? [] : [words.trend]),
    ...(view.hasMore ? [words.waistIn(waistUnit), words.bodyFatIn] : []),
    words.note,
  ];
  return (
    <table className={styles('week')}>
      <Text as="caption" className="visually-hidden">
        {caption}
      </Text>
      <thead>
        <tr>
          {heads.map((head) => (
            <Text key={head} as="th" scope="col" className={styles('columnName')}>
              {head}
            </Text>
          ))}
          <td className={`${styles('columnName')} no-print`} />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.day} row={row} view={view} />
        ))}
      </tbody>
    </table>
  );
}
