/** What a file has for the log, from all of its parts: days, and everything that isn't one. */
import { addDays } from '#person/log/local-day.ts';
import { dayCollector } from './day-collector.ts';
import type { ReadingSink, Refusal, Skipped } from './formats/text-sink.ts';
import type { RefusedLine } from './log-file-reading.ts';

/** The most skipped lines that are kept to show and download; any others are only counted. */
const MOST_REFUSED = 10_000;
function refusals() {
  const lines: RefusedLine[] = [];
  const counts = new Map<Refusal, number>();
  const refuse = (file: string) => (line: number, reason: Refusal) => {
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
    if (lines.length < MOST_REFUSED) lines.push({ file, line, reason });
  };
  function found() {
    const kinds = [...counts].map(([reason, entries]) => ({ reason, entries }));
    return {
      total: kinds.reduce((sum, { entries }) => sum + entries, 0),
      kinds: kinds.toSorted((one, other) => other.entries - one.entries),
      lines,
    };
  }
  return { refuse, found };
}

export type Collecting = ReturnType<typeof collecting>;

/** Collects days and everything that isn't one, in either pass. */
export function collecting(today: string) {
  const { refuse, found } = refusals();
  const collector = dayCollector(addDays(today, 1), (line, reason) => refuse('')(line, reason));
  const skipped = new Map<Skipped, number>();
  const skip = (reason: Skipped): void => void skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
  let hasEnergy = false;
  const take: ReadingSink['take'] = (reading, line) => {
    hasEnergy ||= reading.intakeKcal !== undefined;
    collector.take(reading, line);
  };
  const sinkOf = (name: string): ReadingSink => ({ take, refuse: refuse(name), skip });
  const finish = () => ({
    ...collector.finish(),
    refused: found(),
    skipped: [...skipped].map(([kind, rows]) => ({ kind, rows })),
  });
  return { sinkOf, finish, hasEnergy: () => hasEnergy };
}
