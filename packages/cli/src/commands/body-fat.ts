/** `evenscale body-fat`: body fat from tape measurements, as on the TDEE page. */
import type { TapeMeasures } from '@evenscale/formulas/body-composition';
import type { Gender } from '@evenscale/formulas/energy';
import { cm, type Centimetres } from '@evenscale/formulas/units';
import {
  emptyTapeForm,
  reduceTape,
  TAPE_PLACES,
  type TapeForm,
} from '../../../../src/parts/tape/tape-form.ts';
import { buildTapeReport, heightIn } from '../../../../src/parts/tape/tape-report.ts';
import { readTape, type TapePlace } from '../../../../src/parts/tape/tape-text.ts';
import { errorSentence, tapeProblemText, tapeWords } from '../../../../src/parts/tape/tape-words.ts';
import { ageProblemText } from '../../../../src/person/fields/entry-words.ts';
import { formatHeight } from '../../../../src/person/format-height.ts';
import { bodyFatWithheldText } from '../../../../src/person/policy-words.ts';
import { tdee } from '../../../../src/tools/tdee/entries.ts';
import { formatOneDecimal } from '../../../../src/ui/text/format.ts';
import { refused, type EntryMistake, type Outcome } from '../answer.ts';
import { cliWords } from '../cli-words.ts';
import { figureOf } from '../figures.ts';
import { tapeWorking } from '../measure-working-words.ts';
import type { CommonOptions } from '../options.ts';
import { heightForm, unitsOfHeight } from '../form-entries.ts';
import { measureMistakes, measureQuestions } from '../form-mistakes.ts';
import { type UnitSystem, waistUnitOf } from '../../../../src/person/units.ts';

export interface BodyFatOptions extends CommonOptions {
  readonly age: string;
  readonly sex: Gender;
  readonly neck: string;
  readonly waist: string;
  readonly hips?: string;
}

const OPTION_NAMES: Readonly<Record<TapePlace, string>> = {
  neck: '--neck',
  waist: '--waist',
  hip: '--hips',
};

function tapeForm({ neck, waist, sex: gender, hips = '' }: BodyFatOptions, units: UnitSystem): TapeForm {
  const texts = { neck, waist, hip: hips };
  const unit = waistUnitOf(units);
  const typed = TAPE_PLACES[gender].reduce(
    (form, place) => reduceTape(form, { type: 'edited', place, text: { unit, text: texts[place] } }),
    emptyTapeForm,
  );
  return reduceTape(typed, { type: 'submitted', gender });
}

const tapeMistakes = ({ texts, problems }: TapeForm, gender: Gender): readonly EntryMistake[] =>
  TAPE_PLACES[gender].flatMap((place) => {
    const problem = problems[place];
    if (!problem) return [];
    const { text, unit } = texts[place];
    return [
      {
        entry: OPTION_NAMES[place],
        typed: text,
        message: `${tapeProblemText(place, problem, unit)} ${cliWords.lengthHint}`,
      },
    ];
  });

function ageMistakes(age: string): readonly EntryMistake[] {
  const reading = tdee.fields.age.read(age);
  if (reading.ok) return [];
  return [{ entry: '--age', typed: age, message: ageProblemText(reading.problem, tdee.fields.age) }];
}

/** The measurements in the form the equation takes. */
function measuresOf({ texts }: TapeForm, gender: Gender, height: Centimetres): TapeMeasures {
  const girth = (place: TapePlace): Centimetres => {
    const reading = readTape(place, texts[place]);
    return reading.ok ? reading.value : cm(0);
  };
  const shared = { height, neck: girth('neck'), waist: girth('waist') };
  return gender === 'male' ? { gender, ...shared } : { gender, ...shared, hip: girth('hip') };
}

function entriesLine(tape: TapeMeasures, units: UnitSystem): string {
  const girth = (place: string, length: Centimetres): string => cliWords.girth(place, length, units);
  return [
    formatHeight(tape.height, units),
    tape.gender,
    girth('neck', tape.neck),
    girth('waist', tape.waist),
    ...(tape.gender === 'female' ? [girth('hips', tape.hip)] : []),
  ].join(', ');
}

/** Body fat with its standard error, or why these measurements give no result. */
export function bodyFat([height = '']: readonly string[], options: BodyFatOptions): Outcome {
  const { age, sex, units = unitsOfHeight(height) } = options;
  const form = heightForm(height, units);
  const tape = tapeForm(options, units);
  const entered = { height: form.entries.height, gender: sex, age };
  const report = buildTapeReport(tape.texts, entered);
  if (report.status === 'underAge') return refused(bodyFatWithheldText, cliWords.toChildren);
  const mistakes = [...measureMistakes(form), ...ageMistakes(age), ...tapeMistakes(tape, sex)];
  if (mistakes.length > 0) return { kind: 'unusable', mistakes };
  const measures = measuresOf(tape, sex, heightIn(entered) ?? cm(0));
  if (report.status !== 'estimated') return refused(tapeWords.impossible);
  return {
    kind: 'answered',
    entries: entriesLine(measures, units),
    notices: report.isUnreliablyLow ? [tapeWords.unreliablyLow] : [],
    sections: [
      {
        figures: [
          {
            ...figureOf(
              'tape.bodyFat',
              cliWords.bodyFat,
              report.bodyFat,
              '%',
              `${formatOneDecimal(report.bodyFat)}%`,
            ),
            remark: errorSentence(report),
          },
        ],
        notes: [tapeWords.basis],
      },
    ],
    working: () => tapeWorking(measures, report.bodyFat),
    questions: measureQuestions(form),
  };
}
