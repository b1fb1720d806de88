import { type EnergyUnit, kg, type WeightUnit } from '@evenscale/formulas/units';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { WAIST, type WaistInput } from '#person/entries/waist.ts';
import { heightOf } from '#person/entry/measure-text.ts';
import { formatGivenWeight } from '#person/format-weight.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { formatOneDecimal } from '#ui/text/format.ts';
import { Text } from '#ui/text/Text.tsx';
import { importWords } from './words/log-import-words.ts';
import styles from './LogImport.module.css';
import type { Conflict } from './merge-days.ts';

/** How much of a note is shown. */
const NOTE_CHARACTERS = 40;

/** The visitor's units, and whether weights are hidden. */
export interface ImportUnits {
  readonly isWeightHidden: boolean;
  readonly weight: WeightUnit;
  readonly waist: WaistInput;
  readonly energy: EnergyUnit;
}

type TextOf = (day: StoredLogDay, units: ImportUnits) => string | null;

/** The values of a day, in the order of the table's columns; `null` for one that the day doesn't have. */
const VALUES: readonly { readonly name: keyof typeof importWords.values; readonly textOf: TextOf }[] = [
  {
    name: 'weight',
    textOf: ({ weightKg }, { weight, isWeightHidden }) => {
      if (weightKg === undefined) return null;
      return isWeightHidden ? importWords.hidden : formatGivenWeight(kg(weightKg), weight);
    },
  },
  {
    name: 'intake',
    textOf: ({ intakeKcal }, { energy }) =>
      intakeKcal === undefined ? null : formatEnergy(intakeKcal, energy),
  },
  {
    name: 'waist',
    textOf: ({ waistCm }, { waist }) =>
      waistCm === undefined
        ? null
        : `${formatOneDecimal(WAIST.amounts[waist](heightOf(waistCm, 'cm')))} ${waist}`,
  },
  {
    name: 'bodyFat',
    textOf: ({ bodyFat }) => (bodyFat === undefined ? null : `${formatOneDecimal(bodyFat)}%`),
  },
  {
    name: 'note',
    textOf: ({ note }) =>
      note !== undefined && note.length > NOTE_CHARACTERS
        ? `${note.slice(0, NOTE_CHARACTERS)}…`
        : (note ?? null),
  },
];

interface DaysProps {
  readonly days: readonly StoredLogDay[];
  readonly units: ImportUnits;
}

/** The first and last days of a file, with the values that they have; nothing without days. */
export function SomeDays({ days, units }: DaysProps) {
  if (days.length === 0) return null;
  const columns = VALUES.filter(({ textOf }) => days.some((day) => textOf(day, units) !== null));
  return (
    <div className={styles['scroll']} role="region" aria-label={importWords.table} tabIndex={0}>
      <table className={styles['table']}>
        <caption>{importWords.table}</caption>
        <thead>
          <tr>
            <th scope="col">{importWords.day}</th>
            {columns.map(({ name }) => (
              <Text key={name} as="th" scope="col">
                {importWords.values[name]}
              </Text>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <Text as="th" scope="row">
                {formatIsoDay(day.day)}
              </Text>
              {columns.map(({ name, textOf }) => (
                <Text key={name} as="td" className={name === 'note' ? styles['note'] : undefined}>
                  {textOf(day, units) ?? importWords.none}
                </Text>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The values of a day in one cell; a number stays with its unit. */
const valuesText = (day: StoredLogDay, units: ImportUnits): string =>
  VALUES.flatMap(({ name, textOf }) => {
    const text = textOf(day, units);
    return text === null ? [] : name === 'note' ? text : text.replaceAll(' ', '\u00a0');
  }).join('\u00a0· ');

interface ConflictsProps {
  readonly conflicts: readonly Conflict[];
  readonly units: ImportUnits;
}

/** Some of the days that differ, in the log and in the file. */
export function SomeConflicts({ conflicts, units }: ConflictsProps) {
  return (
    <table className={styles['table']}>
      <caption>{importWords.conflictTable}</caption>
      <thead>
        <tr>
          <th scope="col">{importWords.day}</th>
          <th scope="col">{importWords.inLog}</th>
          <th scope="col">{importWords.inFile}</th>
        </tr>
      </thead>
      <tbody>
        {conflicts.map(({ inLog, inFile }) => (
          <tr key={inLog.day}>
            <Text as="th" scope="row">
              {formatIsoDay(inLog.day)}
            </Text>
            <Text as="td">{valuesText(inLog, units)}</Text>
            <Text as="td">{valuesText(inFile, units)}</Text>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
