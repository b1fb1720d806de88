import {
  fieldsOf,
  isQuestion,
  readEntries,
  type NameOf,
  type Problems,
  type Questions,
  type Texts,
  type Tool,
} from './field.ts';
import type { LikelyEntry } from './likely.ts';

interface Answered<Entries> {
  readonly entries: Entries;
  readonly questions: Questions<Entries>;
  readonly confirmed: Entries | null;
  readonly asked: Entries | null;
}

/**
 * The messages after a change: those of the changed fields are checked again, and so are the ones that may depend on
 * several fields. The others stay, and none appears during typing.
 */
export function stillWrong<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  { problems, confirmed }: { readonly problems: Problems<Entries>; readonly confirmed: Entries | null },
  entries: Entries,
  isChanged: (name: NameOf<Entries>) => boolean,
): Problems<Entries> {
  const reading = readEntries(tool, entries, confirmed);
  const now: Problems<Entries> = reading.ok ? {} : reading.problems;
  const messages = fieldsOf(tool).flatMap(([name]) => {
    // A form may need only one of several fields, so what is missing depends on all of them.
    const isChecked = isChanged(name) || isQuestion(problems[name]) || problems[name] === 'missing';
    const problem = problems[name] && (isChecked ? now[name] : problems[name]);
    return problem ? [[name, problem] as const] : [];
  });
  return Object.fromEntries(messages) as Problems<Entries>;
}

/**
 * The questions that are still open. The first press of Calculate leads to them, since a result for 178 kg would frighten
 * somebody who meant pounds; the second press answers them.
 */
export function unanswered<Entries extends Texts<Entries>>({
  entries,
  questions,
  confirmed,
  asked,
}: Answered<Entries>): Questions<Entries> {
  if (entries === confirmed) return {};
  const given = Object.entries(questions) as [NameOf<Entries>, LikelyEntry | null][];
  return Object.fromEntries(
    given.filter(([name, question]) => question && entries[name] !== asked?.[name]),
  ) as Questions<Entries>;
}

/** The earlier notes if the next ones say the same, so that what shows them isn't rendered again. */
export const kept = <Notes extends object>(before: Notes, next: Notes): Notes =>
  JSON.stringify(before) === JSON.stringify(next) ? before : next;
