import { logPartStyles as styles } from '#calculators/log/log-part-styles.ts';
import { kg, type EnergyUnit, type WeightUnit } from '@evenscale/formulas/units';
import { energyFigure } from '#person/energy/format-energy.ts';
import { amountIn, formatWeight, weightText } from '#person/format-weight.ts';
import { changeText } from '#tools/log/format-log.ts';
import type { WeekNews } from '#tools/log/trend-news.ts';
import { formatIsoWeekday } from '#ui/text/format-date.ts';
import { Text } from '#ui/text/Text.tsx';
import type { TextPart } from '#ui/text/text-part.ts';
import {
  bodyFatCell,
  hasBodyFat,
  hasLeftOut,
  hasWaist,
  waistCell,
  weekMeans,
  type WeekRow,
} from './week-rows.ts';
import type { WeekView } from './WeekTable.tsx';
import { weekWords as words } from './week-words.ts';

const hidden = (text: string): TextPart => ({ as: 'span', className: 'visually-hidden', text });

/** A figure of a day, or a dash; a screen reader hears which, and its unit. */
const amountParts = (name: string, text: string, unit: string): readonly TextPart[] =>
  text === '' ? [hidden(`${name}: `), words.none] : [hidden(`${name}: `), text, hidden(` ${unit}`)];

/** Before a weight that is left out. */
const crossParts = (): readonly TextPart[] => [
  { as: 'span', className: styles('cross'), text: words.cross },
  hidden(` ${words.leftOut}, `),
];

/** Weights with one decimal each, and energies as everywhere, so that the days can be compared. Pounds keep their unit. */
const shownWeight = (entry: WeekRow['entry'], unit: WeightUnit): string =>
  entry?.weightKg === undefined
    ? ''
    : weightText(amountIn(kg(entry.weightKg), unit), unit).text.replace(' lb', '\u00a0lb');

const shownIntake = (entry: WeekRow['entry'], unit: EnergyUnit): string =>
  entry?.intakeKcal === undefined ? '' : energyFigure(entry.intakeKcal, unit);

interface StripProps {
  readonly rows: readonly WeekRow[];
  readonly today: string;
  readonly view: Omit<WeekView, 'hasMore'>;
  /** What the week's trend did; `null` if it has no direction, or weights are hidden. */
  readonly news: WeekNews;
  /** Opens a day to change it. */
  readonly onOpen: (day: string) => void;
}

interface DayProps extends Omit<StripProps, 'rows' | 'news'> {
  readonly row: WeekRow;
  /** Which rows the week has below weight and calories. */
  readonly more: { readonly waist: boolean; readonly bodyFat: boolean };
}

/** A day; a press changes it. */
function Day({ row: { day, entry, isLeftOut }, today, view, more, onOpen }: DayProps) {
  const { unit, energyUnit, waistUnit, isWeightHidden } = view;
  const [weekday = '', date = ''] = formatIsoWeekday(day).split(', ');
  const isToday = day === today;
  return (
    <li aria-current={isToday ? 'date' : undefined}>
      <button type="button" className={styles('open')} onClick={() => onOpen(day)}>
        <Text as="span">{[isToday ? words.today : weekday, hidden(`, ${date}`)]}</Text>
        {isWeightHidden ? null : (
          <Text as="strong" translate="no">
            {[
              ...(isLeftOut ? crossParts() : []),
              ...amountParts(words.weight, shownWeight(entry, unit), unit === 'st' ? '' : unit),
            ]}
          </Text>
        )}
        <Text as="span" translate="no">
          {amountParts(words.intake, shownIntake(entry, energyUnit), energyUnit)}
        </Text>
        {more.waist ? (
          <Text as="span" translate="no">
            {amountParts(words.waist, waistCell(entry, waistUnit), waistUnit)}
          </Text>
        ) : null}
        {more.bodyFat ? (
          <Text as="span" translate="no">
            {amountParts(words.bodyFat, bodyFatCell(entry), '%')}
          </Text>
        ) : null}
      </button>
    </li>
  );
}

/** "Average 71.8 kg without ✕ · 1,813 kcal (4 days)" */
function meanParts({ rows, view: { unit, energyUnit, isWeightHidden } }: StripProps): readonly TextPart[] {
  const { weight, intake, intakeDays } = weekMeans(rows);
  const isPart = intakeDays < rows.length;
  const parts: readonly (readonly TextPart[])[] = [
    ...(weight === null || isWeightHidden
      ? []
      : [
          [
            { name: 'week.weight', value: weight, text: formatWeight(weight, unit) },
            ...(hasLeftOut(rows) ? [words.withoutCross] : []),
          ],
        ]),
    ...(intake === null
      ? []
      : [
          [
            { name: 'week.intake', value: intake, text: energyFigure(intake, energyUnit), unit: energyUnit },
            ...(isPart ? [words.ofDays(intakeDays)] : []),
          ],
        ]),
  ];
  return parts.flatMap((some, index) => [index === 0 ? `${words.average} ` : ' · ', ...some]);
}

/** The week in one line; nothing about a week without an entry. */
function News({ rows, view: { unit }, news }: Omit<StripProps, 'today' | 'onOpen'>) {
  const count = (is: (entry: NonNullable<WeekRow['entry']>) => boolean): number =>
    rows.filter(({ entry }) => entry && is(entry)).length;
  const logged = {
    any: count(({ weightKg, intakeKcal }) => (weightKg ?? intakeKcal) !== undefined),
    weight: count(({ weightKg }) => weightKg !== undefined),
    food: count(({ intakeKcal }) => intakeKcal !== undefined),
  };
  if (logged.any === 0) return null;
  const change = news && changeText(news, unit);
  return (
    <Text as="p" className={styles('quiet')}>
      {words.news(change, logged, rows.length)}
    </Text>
  );
}

/** What the rows are, once there are more than the averages name. */
function RowNames({
  view: { unit, energyUnit, waistUnit, isWeightHidden },
  more,
}: Omit<DayProps, 'row' | 'today' | 'onOpen'>) {
  if (!more.waist && !more.bodyFat) return null;
  const lines = [
    ...(isWeightHidden ? [] : [unit === 'st' ? words.weight : `${words.weight}, ${unit}`]),
    `${words.intake}, ${energyUnit}`,
    ...(more.waist ? [`${words.waist}, ${waistUnit}`] : []),
    ...(more.bodyFat ? [`${words.bodyFat}, %`] : []),
  ];
  return (
    <Text as="p" className={styles('quiet')}>
      {words.fromTop(lines)}
    </Text>
  );
}

/** The last seven days at a glance, and their averages. */
export function WeekStrip(props: StripProps) {
  const { rows, today, view, onOpen } = props;
  const mean = meanParts(props);
  const more = { waist: hasWaist(rows), bodyFat: hasBodyFat(rows) };
  return (
    <>
      <News {...props} />
      {mean.length > 0 ? (
        <Text as="p" className={styles('quiet')}>
          {mean}
        </Text>
      ) : null}
      <ol className={`plain ${styles('strip')}`}>
        {rows.map((row) => (
          <Day key={row.day} {...{ row, today, view, more, onOpen }} />
        ))}
      </ol>
      {hasLeftOut(rows) && !view.isWeightHidden ? (
        <Text as="p" className={styles('quiet')}>
          {words.crossMeaning}
        </Text>
      ) : null}
      <RowNames view={view} more={more} />
    </>
  );
}
