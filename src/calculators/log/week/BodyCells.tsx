import { logPartStyles as styles } from '#calculators/log/log-part-styles.ts';
import { useLog } from '#calculators/log/log-state.ts';
import { bodyFatProblem, waistText } from '#calculators/log/more-words.ts';
import { isUnlikelyRatio, likelyWaist, type WaistInput } from '#person/entries/waist.ts';
import { entryWords } from '#person/fields/entry-words.ts';
import { LONGEST_ENTRY } from '#person/limits.ts';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { Cell } from './Cell.tsx';
import { changeRow } from './change-row.ts';
import {
  bodyFatCell,
  readBodyFatCell,
  readWaistCell,
  typedWaist,
  waistCell,
  type WeekRow,
} from './week-rows.ts';
import { weekWords as words } from './week-words.ts';

interface BodyCellsProps {
  readonly row: WeekRow;
  readonly waistUnit: WaistInput;
}

/** The question about a waist in the likely unit of another field, or that doesn't fit the height; `null` without one. */
function questionAbout(text: string, unit: WaistInput, value: number, height: number | null): string | null {
  const meant = likelyWaist(typedWaist(text, unit));
  if (meant) return entryWords.didYouMean(meant.label);
  return height !== null && isUnlikelyRatio(value / height) ? waistText('implausible', unit) : null;
}

/** A day's waist and body fat. */
export function BodyCells({ row: { day, entry }, waistUnit: unit }: BodyCellsProps) {
  const { person } = useLog();
  const name = formatIsoDay(day);
  return (
    <>
      <td data-label={words.waistIn(unit)} className={styles('body')}>
        <Cell
          label={words.cellOf(words.waist, name)}
          name="weekWaist"
          shown={waistCell(entry, unit)}
          inputMode="decimal"
          maxLength={LONGEST_ENTRY}
          problem={waistText('notANumber', unit)}
          onCommit={(text, confirmed) => {
            const reading = readWaistCell(text, unit);
            if (!reading.ok) return null;
            const { value } = reading;
            const question =
              value === null || confirmed
                ? null
                : questionAbout(text, unit, value, person?.centimetres ?? null);
            return question === null ? changeRow(day, { waistCm: value }) : { question };
          }}
        />
      </td>
      <td data-label={words.bodyFatIn} className={styles('body')}>
        <Cell
          label={words.cellOf(words.bodyFat, name)}
          name="weekBodyFat"
          shown={bodyFatCell(entry)}
          inputMode="decimal"
          maxLength={LONGEST_ENTRY}
          problem={bodyFatProblem}
          onCommit={(text) => {
            const reading = readBodyFatCell(text);
            return reading.ok ? changeRow(day, { bodyFat: reading.value }) : null;
          }}
        />
      </td>
    </>
  );
}
