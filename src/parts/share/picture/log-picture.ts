/** The pictures of a log: its trend with weights, and without any. Pure. */
import { bodyMassIndex } from '@evenscale/formulas/bmi';
import { weighingsIn } from '@evenscale/formulas/own-maintenance';
import { cm, years } from '@evenscale/formulas/units';
import { curveTexts, dateLabel, type CurveTexts } from '#charts/curve/curve-label-words.ts';
import { pictureOfLog } from '#charts/curve/curve-picture.ts';
import { buildCurvePlot } from '#charts/curve/curve-plot.ts';
import { buildLogTrend, LEAD_DAYS } from '#charts/curve/log-trend.ts';
import { daysFrom } from '#person/log/days-from.ts';
import { dayNumber, dayWithNumber } from '#person/log/local-day.ts';
import { dayOfLog } from '#person/log/days-in-reach.ts';
import { buildLogReport } from '#person/log/log-report.ts';
import { ageOn, type LogPerson, type LogView, type StoredLogDay } from '#person/log/parse-log.ts';
import { isPictured } from '#person/share/is-pictured.ts';
import { CURVE_ROOM, curveShapes } from './curve-shapes.ts';
import { framed } from './frame.ts';
import { logPictureWords as words } from './picture-words.ts';
import type { OfferedPictures } from './shapes.ts';
import { weightUnitOf } from '#person/units.ts';

/** What the picture is made of. */
export interface PicturedLog {
  /** Oldest first. */
  readonly days: readonly StoredLogDay[];
  readonly person: LogPerson;
  readonly view: LogView;
  readonly today: string;
  readonly pregnancy: boolean;
}

/** As many days as the log's page shows at first. */
const DAYS = 91;

/** The answers of a log that are about whom to ask, not about a trend. */
const WITHOUT: readonly string[] = ['underAge', 'pregnancy', 'stopped'];

/** The trend of the last days; fewer than two weigh-ins have none. */
function trendOf(days: readonly StoredLogDay[]) {
  const last = days.findLast(({ weightKg }) => weightKg !== undefined)?.day;
  if (last === undefined) return null;
  const from = dayNumber(last) - DAYS;
  const near = daysFrom(days, dayWithNumber(from - LEAD_DAYS)).filter(({ day }) => day <= last);
  const log = buildLogTrend(weighingsIn(near.map(dayOfLog)), from);
  const [first, end] = [log.trend[0], log.trend.at(-1)];
  return first && end && first !== end ? { log, first, end } : null;
}

/** A log's pictures, without the one with weights while they're hidden; `null` without a trend, and where the log's own answer is about whom to ask. */
export function logPictures({ days, person, view, today, pregnancy }: PicturedLog): OfferedPictures | null {
  const found = trendOf(days);
  if (!found || WITHOUT.includes(buildLogReport(days, person, today, pregnancy).kind)) return null;
  const { log, first, end } = found;
  const bmi = bodyMassIndex(end.weight, cm(person.centimetres));
  if (!isPictured({ age: years(ageOn(person, today)), pregnancy, bmi })) return null;
  const number = dayNumber(today);
  const shown = view.isWeightHidden ? { ...log, points: [], leftOut: [] } : log;
  const picture = pictureOfLog(shown, [], number);
  if (!picture) return null;
  const unit = weightUnitOf(view);
  const own = curveTexts(picture, unit, { expected: [], today: number, trendName: words.trend });
  const texts: CurveTexts = { ...own, leftOut: [], ahead: [], today: null, values: 'close' };
  const hidden: Partial<CurveTexts> = { now: [[{ text: words.trend, look: 'value' }]], values: 'none' };
  const drawn = (more: Partial<CurveTexts>, name: string) =>
    curveShapes(buildCurvePlot(picture, { ...texts, ...more }, unit, CURVE_ROOM), {
      unit: name,
      after: '',
      last: end.weight,
    });
  const span = {
    days: end.day - first.day + 1,
    from: dateLabel(first.day, false),
    to: dateLabel(end.day, false),
  };
  const hiding = framed(words.private(span), drawn(hidden, ''));
  if (view.isWeightHidden) return { private: hiding };
  return {
    private: hiding,
    full: framed(
      words.full({ ...span, first: first.weight, last: end.weight, unit }),
      drawn({}, unit === 'st' ? '' : unit),
    ),
  };
}
