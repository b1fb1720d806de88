/** A plan's entries in links, saved results and files. */
import { readWeight, type WeightText } from '#person/draft.ts';
import { PACES, PLAN_SHAPES, type PlanEntries, type PlanWhen } from '#person/plan-entries.ts';
import { readMeasure, writeMeasure } from './link-parts.ts';

/** A plan's entries as the parts of a link, and as a cell of a file: `kg~80/2027-05-20/steady`. */
export function writePlan({ goal, when, shape }: PlanEntries): string {
  return [writeMeasure(goal), when.by === 'date' ? when.date : when.pace, shape].join('/');
}

const DAY = /^\d{4}-\d\d-\d\d$/u;

/** True for a date like `2027-05-20`. */
export const isDay = (text: string): boolean => DAY.test(text) && !Number.isNaN(Date.parse(text));

function readWhen(written: string): PlanWhen | null {
  const pace = PACES.find((value) => value === written);
  if (pace) return { by: 'pace', pace };
  return isDay(written) ? { by: 'date', date: written } : null;
}

/** Reads a plan's entries as untrusted input; `null` if they're invalid. Throws like `readMeasure`. */
export function readPlan(written: string): PlanEntries | null {
  const [goalPart = '', whenPart = '', shapePart, ...rest] = written.split('/');
  const goal = readMeasure<WeightText>(['kg', 'lb', 'st'], goalPart);
  const when = readWhen(whenPart);
  const shape = PLAN_SHAPES.find((value) => value === shapePart);
  if (!goal || !when || !shape || rest.length > 0) return null;
  return readWeight(goal).ok ? { goal, when, shape } : null;
}
