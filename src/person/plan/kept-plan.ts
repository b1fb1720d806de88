/** A plan as it is kept on the device. */
import { textsIn, type KeptTexts } from '#person/database/read-fields.ts';
import { addDays, isLogDay } from '#person/log/local-day.ts';
import { isLogIntake, isLogWeight } from '#person/log/parse-log.ts';
import { isRecord } from '#ui/untrusted.ts';
import type { EatenLevel, PlanUpdate } from './followed-plan.ts';

/** The entries of a plan, the day it started on, and its last update. Its figures follow from them. */
export interface KeptPlan {
  /** The planner's entries, as `keepEntries` writes them; their weight is the one at the start. */
  readonly entries: KeptTexts;
  /** The first day, as a local day. */
  readonly start: string;
  readonly update: PlanUpdate | null;
  /** The day on which an offered update was left aside. */
  readonly leftOn?: string;
  /** The calories of that update, if it had any. */
  readonly leftKcal?: number;
}

/** An update that was left aside isn't offered again for a week, unless its calories change by more than these. */
const LEFT = { days: 7, kcal: 100 } as const;

/** @param offered - the calories of the update that would be offered now; `null` without any */
export function isLeftAside({ leftOn, leftKcal }: KeptPlan, today: string, offered: number | null): boolean {
  if (leftOn === undefined || leftOn > today || today >= addDays(leftOn, LEFT.days)) return false;
  return leftKcal === undefined || offered === null || Math.abs(offered - leftKcal) <= LEFT.kcal;
}

/**
 * A plan that goes by a log's figure isn't changed by that figure again at once: so many days after it started, and after
 * the day that an update was calculated for, which is up to a week before the press.
 */
const SETTLING = { start: 7, update: 14 } as const;

/** True while what the plan was calculated with is as new as the log's figure. */
export function isSettling({ entries, start, update }: KeptPlan, today: string): boolean {
  if (update) return today < addDays(update.on, SETTLING.update);
  return (entries['ownMaintenance'] ?? '') !== '' && today < addDays(start, SETTLING.start);
}

/** A plan can't be updated more often than it has days. */
const MOST_LEVELS = 1095;
const MOST_DAYS = 1e5;

const isDayCount = (value: unknown): value is number =>
  Number.isInteger(value) && Math.abs(value as number) < MOST_DAYS;

const isLevel = (value: unknown): value is EatenLevel =>
  isRecord(value) && isDayCount(value['fromDay']) && value['fromDay'] >= 0 && isLogIntake(value['kcal']);

function levelsIn(eaten: unknown): readonly EatenLevel[] | undefined {
  if (!Array.isArray(eaten) || eaten.length > MOST_LEVELS) return undefined;
  const levels = (eaten as readonly unknown[]).filter(isLevel);
  const isWhole = levels.length === eaten.length && levels[0]?.fromDay === 0;
  return isWhole ? levels.map(({ fromDay, kcal }) => ({ fromDay, kcal })) : undefined;
}

type Own = NonNullable<PlanUpdate['own']>;

const isOwn = (own: Readonly<Record<keyof Own, unknown>>): own is Own =>
  [own.value, own.low, own.high].every(isLogIntake) && [own.from, own.to].every(isDayCount);

function ownIn(own: unknown): Own | null | undefined {
  if (own === null) return null;
  if (!isRecord(own)) return undefined;
  const { value, low, high, from, to } = own;
  const read = { value, low, high, from, to };
  if (!isOwn(read) || read.value <= 0 || read.from > read.to) return undefined;
  return read.low <= read.value && read.value <= read.high ? read : undefined;
}

const madeForIn = (day: unknown, on: string): Pick<PlanUpdate, 'madeFor'> =>
  typeof day === 'string' && isLogDay(day) && day > on ? { madeFor: day } : {};

/** Reads the update of a plan as untrusted input; `null` if there is none that can be used. */
function planUpdateIn(update: unknown, start: string): PlanUpdate | null {
  if (!isRecord(update)) return null;
  const { on, weightKg } = update;
  const [eaten, own] = [levelsIn(update['eaten']), ownIn(update['own'])];
  if (typeof on !== 'string' || !isLogDay(on) || on < start || !isLogWeight(weightKg)) return null;
  if (eaten === undefined || own === undefined) return null;
  return { on, weightKg, eaten, own, ...madeForIn(update['madeFor'], on) };
}

/**
 * Reads a plan as untrusted input; `null` unless it is one. Whether the planner can calculate its entries, and what may
 * be shown of them, is for the planner to say.
 */
export function keptPlanIn(value: unknown): KeptPlan | null {
  if (!isRecord(value)) return null;
  const entries = textsIn(value['entries']);
  const { start, leftOn, leftKcal } = value;
  if (entries === undefined || typeof start !== 'string' || !isLogDay(start)) return null;
  const left = typeof leftOn === 'string' && isLogDay(leftOn) ? { leftOn } : {};
  const leftAt = isLogIntake(leftKcal) ? { leftKcal } : {};
  return { entries, start, update: planUpdateIn(value['update'], start), ...left, ...leftAt };
}
