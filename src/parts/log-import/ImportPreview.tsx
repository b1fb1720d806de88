import { type EnergyUnit, kg, type WeightUnit } from '@evenscale/formulas/units';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { formatGivenWeight } from '#person/format-weight.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { Button } from '#ui/Button.tsx';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx';
import { Text } from '#ui/text/Text.tsx';
import type { ImportState } from './import-state.ts';
import {
  collapsedTexts,
  columnsText,
  comparedText,
  foundText,
  importWords,
  leftOutTexts,
} from './log-import-words.ts';
import styles from './LogImport.module.css';
import type { ReadDays } from './log-file-reading.ts';
import type { Conflict, Preference } from './merge-days.ts';
import { RefusedLines } from './RefusedLines.tsx';

/** How many days to show from the start and the end of a file, and of the days that differ. */
const SHOWN = 3;

/** The visitor's units. */
export interface ImportUnits {
  readonly weight: WeightUnit;
  readonly energy: EnergyUnit;
}

const weightText = ({ weightKg }: StoredLogDay, { weight }: ImportUnits): string =>
  weightKg === undefined ? importWords.none : formatGivenWeight(kg(weightKg), weight);
const intakeText = ({ intakeKcal }: StoredLogDay, { energy }: ImportUnits): string =>
  intakeKcal === undefined ? importWords.none : formatEnergy(intakeKcal, energy);

interface DaysProps {
  readonly days: readonly StoredLogDay[];
  readonly units: ImportUnits;
}

function SomeDays({ days, units }: DaysProps) {
  const shown = days.length <= 2 * SHOWN ? days : [...days.slice(0, SHOWN), ...days.slice(-SHOWN)];
  return (
    <table className={styles['table']}>
      <caption>{importWords.table}</caption>
      <thead>
        <tr>
          <th scope="col">{importWords.day}</th>
          <th scope="col">{importWords.weight}</th>
          <th scope="col">{importWords.intake}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((day) => (
          <tr key={day.day}>
            <Text as="th" scope="row">
              {formatIsoDay(day.day)}
            </Text>
            <Text as="td">{weightText(day, units)}</Text>
            <Text as="td">{intakeText(day, units)}</Text>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ConflictsProps {
  readonly conflicts: readonly Conflict[];
  readonly units: ImportUnits;
}

/** Weight and intake of a day in one cell. */
const valuesText = (day: StoredLogDay, units: ImportUnits): string =>
  [weightText(day, units), intakeText(day, units)].join(' · ');

function SomeConflicts({ conflicts, units }: ConflictsProps) {
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
        {conflicts.slice(0, SHOWN).map(({ inLog, inFile }) => (
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

function factsOf({ formats, days }: Extract<ImportState, { status: 'preview' }>['reading']) {
  const count = (field: 'weightKg' | 'intakeKcal'): number =>
    days.filter((day) => day[field] !== undefined).length;
  return {
    formats,
    weights: count('weightKg'),
    intakes: count('intakeKcal'),
    first: days[0]?.day ?? '',
    last: days.at(-1)?.day ?? '',
  };
}

export interface ImportPreviewProps {
  readonly state: Extract<ImportState, { status: 'preview' }>;
  readonly units: ImportUnits;
  /** Days that would be written. */
  readonly changes: number;
  readonly onPrefer: (preference: Preference) => void;
  readonly onImport: () => void;
  readonly onCancel: () => void;
  /** Asks for the columns that were found. */
  readonly onChange: () => void;
}

/** Where a table's values were found, which can be changed, and what isn't for the log. */
function Sources({ reading, onChange }: { readonly reading: ReadDays; readonly onChange: () => void }) {
  const { found, leftOut } = reading;
  return (
    <>
      {found ? (
        <div className={styles['buttons']}>
          <Text as="p" className={styles['quiet']}>
            {columnsText(found)}
          </Text>
          <Button kind="text" onPress={onChange}>
            {importWords.change}
          </Button>
        </div>
      ) : null}
      {leftOutTexts(leftOut).map((text) => (
        <Text key={text} as="p" className={styles['quiet']}>
          {text}
        </Text>
      ))}
    </>
  );
}

/** What a file contains, shown before anything is written. */
export function ImportPreview(props: ImportPreviewProps) {
  const { state, units, changes, onPrefer, onImport, onCancel, onChange } = props;
  const { reading, comparison, preference } = state;
  const hasDays = reading.days.length > 0;
  return (
    <div className={styles['preview']}>
      <h3 className={styles['title']}>{importWords.previewTitle}</h3>
      {hasDays ? (
        <>
          <Text as="p" className={styles['text']}>
            {foundText(factsOf(reading))}
          </Text>
          {collapsedTexts(reading.collapsed).map((text) => (
            <Text key={text} as="p" className={styles['quiet']}>
              {text}
            </Text>
          ))}
          <Sources reading={reading} onChange={onChange} />
          <SomeDays days={reading.days} units={units} />
          <Text as="p" className={styles['text']}>
            {comparedText(comparison)}
          </Text>
        </>
      ) : null}
      {comparison.conflicts.length > 0 ? (
        <>
          <SomeConflicts conflicts={comparison.conflicts} units={units} />
          <SegmentedChoice
            legend={importWords.prefer}
            options={[
              { value: 'log', label: importWords.preferences.log },
              { value: 'file', label: importWords.preferences.file },
            ]}
            value={preference}
            onChoose={onPrefer}
          />
        </>
      ) : null}
      <RefusedLines refused={reading.refused} />
      {changes === 0 && hasDays ? (
        <Text as="p" className={styles['text']}>
          {importWords.nothingNew}
        </Text>
      ) : null}
      <div className={styles['buttons']}>
        {changes > 0 ? (
          <Button onPress={onImport}>
            <Text as="span">{importWords.import(changes)}</Text>
          </Button>
        ) : null}
        <Button kind="secondary" onPress={onCancel}>
          <Text as="span">{changes > 0 ? importWords.cancel : importWords.close}</Text>
        </Button>
      </div>
    </div>
  );
}
