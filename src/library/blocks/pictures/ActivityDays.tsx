import { rulerOfHours, shareOf } from '#charts/ticks.ts';
import { Drawing } from '#library/blocks/figures/Drawing.tsx';
import { MeasuredRow } from '#library/blocks/figures/MeasuredRow.tsx';
import { Rule } from '#library/blocks/figures/Rule.tsx';
import { activityWords } from '#library/blocks/tables/table-words.ts';
import { formatExact, formatOneDecimal } from '#library/format-figure.ts';
import { ACTIVITY_FACTORS, ACTIVITY_LEVELS } from '@evenscale/formulas/energy';
import { DAY_PARTS, dayOf, type DayHours, type DayPart } from './activity-days.ts';
import { dayWords } from './picture-words.ts';

const RULER = rulerOfHours(0, 24);

/** The more energy, the darker. */
const SHADES: DayHours = { lying: 0, sitting: 0.15, standing: 0.4, walking: 0.7, heavy: 1 };

const partsOf = (hours: DayHours) => DAY_PARTS.filter((part) => hours[part] > 0);

/** A number of hours; halves and quarters would claim more than the day's average can. */
const hoursText = (hours: number) => formatOneDecimal(hours).replace('.0', '');

const dayText = (hours: DayHours) =>
  partsOf(hours)
    .map((part) => `${hoursText(hours[part])}\u00A0h ${dayWords.parts[part]}`)
    .join(', ');

const alt = `${dayWords.alt} ${ACTIVITY_LEVELS.map((level) => `${activityWords[level].name}: ${dayText(dayOf(level))}.`).join(' ')}`;

function startOf(hours: DayHours, part: DayPart): number {
  const before = DAY_PARTS.slice(0, DAY_PARTS.indexOf(part));
  return before.reduce((sum, earlier) => sum + hours[earlier], 0);
}

const Day = ({ hours }: { readonly hours: DayHours }) => (
  <svg width="100%" height="1.7em" fill="var(--color-brand)" stroke="var(--color-brand)" aria-hidden="true">
    {partsOf(hours).map((part) => (
      <rect
        key={part}
        x={`${shareOf(RULER, startOf(hours, part))}%`}
        y="1"
        width={`${shareOf(RULER, hours[part])}%`}
        height="1.5em"
        fillOpacity={SHADES[part]}
      />
    ))}
  </svg>
);

/** The five levels as days of 24 hours. */
export function ActivityDays() {
  return (
    <Drawing alt={alt} caption={dayWords.caption}>
      {ACTIVITY_LEVELS.map((level) => (
        <MeasuredRow
          key={level}
          label={activityWords[level].name}
          value={`× ${formatExact(ACTIVITY_FACTORS[level])}`}
        >
          <Day hours={dayOf(level)} />
          <span>{dayText(dayOf(level))}</span>
        </MeasuredRow>
      ))}
      <Rule ruler={RULER} format={(hour) => `${hour} h`} />
    </Drawing>
  );
}
