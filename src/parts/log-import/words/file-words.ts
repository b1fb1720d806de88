/** What a file has, in sentences. */
import { type EnergyUnit, kg, type WeightUnit } from '@evenscale/formulas/units';
import { energyFigure } from '#person/energy/format-energy.ts';
import { formatGivenWeight } from '#person/format-weight.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { fillSentence } from '#ui/text/fill-sentence.ts';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { formatWhole } from '#ui/text/format.ts';
import type { TextPart } from '#ui/text/text-part.ts';
import { formatList } from '#ui/text/format-list.ts';
import { formatPlural, type PluralForms } from '#ui/text/format-plural.ts';
import type { Collapsed } from '../day-collector.ts';
import type { CountedValue, FileSummary, Some } from '../file-summary.ts';
import type { FoundColumns } from '../formats/table-survey.ts';
import type { Skipped } from '../formats/text-sink.ts';
import type { ImportedFigure } from '../outcome/imported-figure.ts';
import type { LeftOut } from '../log-file-reading.ts';
import type { FoundUnit } from '../own-units.ts';

/** What is read: apps, and what has no name of its own. */
export const formatNames = {
  evenscale: 'Evenscale',
  appleHealth: 'Apple Health',
  libra: 'Libra',
  openScale: 'openScale',
  renpho: 'Renpho',
  withings: 'Withings',
  fitbit: 'Fitbit',
  myFitnessPal: 'MyFitnessPal',
  cronometer: 'Cronometer',
  loseIt: 'Lose It!',
  zeppLife: 'Zepp Life',
  googleHealth: 'Google Health',
  googleFit: 'Google Fit',
  fhir: 'a health record (FHIR)',
  garmin: 'Garmin Connect',
  samsungHealth: 'Samsung Health',
  macroFactor: 'MacroFactor',
  hevy: 'Hevy',
  happyScale: 'Happy Scale',
  table: 'a table',
} as const;

/** The values of a day, in the order in which they are counted. */
const counted = {
  weightKg: ['# day has a weight.', '# days have a weight.'],
  intakeKcal: ['# day has calories.', '# days have calories.'],
  waistCm: ['# day has a waist.', '# days have a waist.'],
  bodyFat: ['# day has a body fat.', '# days have a body fat.'],
  note: ['# day has a note.', '# days have a note.'],
} satisfies Readonly<Record<CountedValue, PluralForms>>;
const COUNTED = Object.keys(counted) as (keyof typeof counted)[];

/** The file in a few sentences. */
export function foundText({ formats, days }: Pick<FileSummary, 'formats' | 'days'>): string {
  const [first, last] = [days.some[0]?.day ?? '', days.some.at(-1)?.day ?? ''];
  const names = formatList(formats.map((name) => formatNames[name]));
  return [
    `Read as ${names}, from ${formatIsoDay(first)} to ${formatIsoDay(last)}.`,
    ...COUNTED.flatMap((name) =>
      days.counts[name] > 0 ? formatPlural(days.counts[name], counted[name]) : [],
    ),
  ].join(' ');
}

const collapsed = {
  laterWeighings: [
    'Only a day’s first weigh-in counts, so # weigh-in is left out.',
    'Only a day’s first weigh-in counts, so # weigh-ins are left out.',
  ],
  summedDays: ['On # day, meals were added up.', 'On # days, meals were added up.'],
  severalApps: [
    'On # day, more than one app recorded meals. The app with the highest total is used.',
    'On # days, more than one app recorded meals. For each of those days, the app with the highest total is used.',
  ],
} satisfies Readonly<Record<keyof Collapsed, PluralForms>>;

/** What happened to several entries for the same day. */
export const collapsedTexts = (found: Collapsed): readonly string[] =>
  (['laterWeighings', 'summedDays', 'severalApps'] as const).flatMap((kind) =>
    found[kind] > 0 ? formatPlural(found[kind], collapsed[kind]) : [],
  );

const skipped = {
  deleted: [
    '# entry was deleted in the app and is left out.',
    '# entries were deleted in the app and are left out.',
  ],
  otherPerson: [
    '# weigh-in is of another person and is left out.',
    '# weigh-ins are of other people and are left out.',
  ],
} satisfies Readonly<Record<Skipped, PluralForms>>;

/** The most columns or tables that are named. */
const MOST_LEFT = 6;

/** "Body fat (70 rows), Waist (1 row), and 3 more" */
function leftList(items: readonly { readonly name: string; readonly rows: number }[]): string {
  const names = items
    .slice(0, MOST_LEFT)
    .map(({ name, rows }) => `${name} (${formatPlural(rows, ['# row', '# rows'])})`);
  const more = items.length - MOST_LEFT;
  return formatList(more > 0 ? [...names, `${formatWhole(more)} more`] : names);
}

/** What in a file isn't for the log, with the number of its rows. */
export function leftOutTexts(leftOut: readonly LeftOut[]): readonly string[] {
  const columns = leftOut.flatMap((item) => (item.kind === 'column' ? [item] : []));
  const tables = leftOut.flatMap((item) => (item.kind === 'table' ? [item] : []));
  return [
    ...leftOut.flatMap((item) =>
      item.kind === 'column' || item.kind === 'table' ? [] : [formatPlural(item.rows, skipped[item.kind])],
    ),
    ...(columns.length > 0 ? [`Left out, since the log has no place for it: ${leftList(columns)}.`] : []),
    ...(tables.length > 0 ? [`Not read: ${leftList(tables)}.`] : []),
  ];
}

/** Where the values of a table were found. */
export function columnsText({ date, weight, energy, waist, bodyFat, note, openDate }: FoundColumns): string {
  const places = [
    `dates in “${date}”`,
    ...(weight === null ? [] : [`weights in “${weight}”`]),
    ...(energy === null ? [] : [`calories in “${energy}”`]),
    ...(waist === null ? [] : [`waists in “${waist}”`]),
    ...(bodyFat === null ? [] : [`body fat in “${bodyFat}”`]),
    ...(note === null ? [] : [`notes in “${note}”`]),
  ];
  const order =
    openDate === null ? '' : ` ${openDate} was read with the day first, as in the header’s language.`;
  return `Found ${formatList(places)}.${order}`;
}

export const unitNames = {
  kg: 'kilograms',
  lb: 'pounds',
  st: 'stone',
  kcal: 'calories (kcal)',
  kJ: 'kilojoules',
  cm: 'centimeters',
  in: 'inches',
} as const satisfies Readonly<Record<FoundUnit['unit'], string>>;

const ownUnits: Readonly<Record<FoundUnit['kind'], (unit: string) => string>> = {
  weightUnit: (unit) =>
    `The weights have no unit. They were read in ${unit}, your own unit, since no other fits your weight.`,
  energyUnit: (unit) =>
    `The energy has no unit. It was read in ${unit}, since no other unit fits what people eat in a day.`,
  waistUnit: (unit) => `The waists have no unit. They were read in ${unit}, since no other unit fits.`,
};

/** How a unit was found that the table doesn't name. */
export const unitText = ({ kind, unit, by }: FoundUnit): string =>
  by === 'file'
    ? `The weights are in ${unitNames[unit]}, as another file in the export says.`
    : ownUnits[kind](unitNames[unit]);

/** The weights that are far from the others, to ask about. */
export function farText(
  { total, some }: Some<StoredLogDay>,
  { weight: unit, isWeightHidden }: { readonly weight: WeightUnit; readonly isWeightHidden: boolean },
): string {
  const names = some.map(({ day, weightKg = 0 }) =>
    isWeightHidden ? formatIsoDay(day) : `${formatGivenWeight(kg(weightKg), unit)} on ${formatIsoDay(day)}`,
  );
  const more = total - some.length;
  const list = formatList(more > 0 ? [...names, `${formatWhole(more)} more`] : names);
  return formatPlural(total, [
    `# weight is far from the others: ${list}.`,
    `# weights are far from the others: ${list}.`,
  ]);
}

/** The log's own number, once a file is in it. */
export const importedText = (
  { value, low, high, from, to }: Extract<ImportedFigure, { readonly kind: 'figure' }>,
  unit: EnergyUnit,
): readonly TextPart[] => {
  const part = (name: string, energy: number): TextPart => ({
    name,
    value: energy,
    text: energyFigure(energy, unit),
  });
  return fillSentence(
    `From ${formatIsoDay(from)} to ${formatIsoDay(to)}, you really used about {value} ${unit} a day (between {low} and {high}).`,
    {
      value: part('maintenance', value),
      low: part('maintenance.low', low),
      high: part('maintenance.high', high),
    },
  );
};

const compared = {
  added: ['# day is new to your log.', '# days are new to your log.'],
  completed: [
    '# day in your log gets a value it was missing.',
    '# days in your log get values they were missing.',
  ],
  conflicts: [
    '# day has different values in your log and in the file.',
    '# days have different values in your log and in the file.',
  ],
  extended: ['# of them also gets a value it was missing.', '# of them also get values they were missing.'],
  known: ['# day is already in your log.', '# days are already in your log.'],
} satisfies Readonly<Record<keyof FileSummary['comparison'], PluralForms>>;

/** How the file compares with the log. */
export function comparedText(comparison: FileSummary['comparison']): string {
  const { added, conflicts, extended, ...same } = comparison;
  const others = { ...same, conflicts: conflicts.total, extended };
  return [
    formatPlural(added, compared.added),
    ...(['completed', 'conflicts', 'extended', 'known'] as const).flatMap((kind) =>
      others[kind] > 0 ? formatPlural(others[kind], compared[kind]) : [],
    ),
  ].join(' ');
}
