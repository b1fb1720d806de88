import { fragments } from '#config/paths.ts';
import { openPart } from '#ui/open-part.ts';
import { readPeople } from '#person/database/people.ts';
import { passFile } from '#person/files/passed-file.ts';
import { progressText } from '#parts/saved-results/saved-words.ts';
import type { Choice, SavedMessage } from '#parts/saved-results/saved-state.ts';
import { bringIn, type BroughtIn } from './bring-in.ts';
import {
  broughtText,
  fileProblems,
  importedText,
  passedText,
  stoppedText,
  undoneText,
  whoseWords,
} from './file-words.ts';
import { readFile, type FileProblem } from './import-file.ts';
import { whoseFile, type Named, type ReadFile } from './whose-file.ts';
import type { Tools } from '#parts/saved-results/saved-actions.ts';

/** What was imported, in a few sentences. */
function textOf({ copy, skipped }: ReadFile, { merged, copy: brought }: BroughtIn): string {
  const { added, updated, known, problem } = merged;
  const results = { added, updated, known, skipped: skipped.length };
  const texts = [
    brought && copy ? broughtText(brought, { added, updated, left: copy.left }) : importedText(results),
    brought && skipped.length > 0 ? importedText({ ...results, added: 0, updated: 0, known: 0 }) : '',
    problem ? stoppedText(added + updated + known, problem) : '',
  ];
  return texts.filter((text) => text !== '').join(' ');
}

/** Whom a file names, as the visitor knows them: here, or in the file; empty for somebody unknown. */
const calledIn = ({ copy }: ReadFile, { name, isHere }: Named): string =>
  isHere ? whoseWords.to(name) : (copy?.person?.name ?? '');

/** The question for whom a file is, and the answer that it goes to whom it names. */
function questionOf(
  reading: ReadFile,
  named: readonly Named[],
): { readonly text: string; readonly own: string } {
  const [one, ...more] = named;
  if (!one || more.length > 0) return { text: whoseWords.ofSeveral, own: whoseWords.toEach };
  const called = calledIn(reading, one);
  return {
    text: called === '' ? whoseWords.ofUnknown : whoseWords.ofSomebody(called),
    own: one.isHere ? whoseWords.toOwn(called) : whoseWords.toNew(called === '' ? called : one.name),
  };
}

const refusal = (problem: FileProblem): SavedMessage => ({ text: fileProblems[problem], kind: 'error' });

/** Opens the log's import for a file that isn't ours. It reads the files of other apps, of any size. */
function passOn(file: Blob, problem: FileProblem): SavedMessage {
  if (problem !== 'unknown' && problem !== 'tooLarge') return refusal(problem);
  openPart(fragments.logImport);
  passFile('log', file);
  return { text: passedText };
}

/**
 * Imports a file of a person or of results; asks first whose it is, if it names somebody else than the person shown. The
 * log's import reads any other file, unless this one came from there.
 */
export async function importFile(
  file: Blob,
  isFromLog: boolean,
  { showMessage, fail, finish }: Tools,
): Promise<void> {
  const work = (text: string): void => showMessage({ text, kind: 'working' });
  work(progressText.reading);
  const reading = await readFile(file);
  if (!reading.ok) {
    showMessage(isFromLog ? refusal(reading.problem) : passOn(file, reading.problem));
    return;
  }
  const people = await readPeople();
  if (!people.ok) {
    fail(people.problem);
    return;
  }
  const bring = async (to: readonly Named[], target: string | null): Promise<void> => {
    const { length } = reading.results;
    const progress = (done: number): void => work(progressText.importing(done, length));
    const done = await bringIn(reading, to, target, progress);
    if (!done.ok) {
      fail(done.problem);
      return;
    }
    const { undo, merged } = done.value;
    const isWrong = reading.skipped.length > 0 || merged.problem !== null;
    const news = to.filter(({ isHere }) => !isHere && whose.kind === 'asked');
    await finish(done, {
      text: [textOf(reading, done.value), ...news.map(({ name }) => whoseWords.added(name))].join(' '),
      ...(isWrong ? { kind: 'error' } : {}),
      ...(reading.skipped.length > 0 ? { skipped: reading.skipped } : {}),
      undo: async () => finish(await undo(), { text: undoneText }),
    });
  };
  const whose = whoseFile(reading, people.value);
  if (whose.kind === 'own') {
    await bring(whose.named, null);
    return;
  }
  const { named, shown } = whose;
  const { text, own } = questionOf(reading, named);
  const toShown = () => bring(reading.copy ? [{ ...shown, isHere: true }] : [], shown.id);
  const choices: readonly Choice[] = [
    { text: own, act: () => bring(named, null) },
    { text: whoseWords.toShown(shown.name), act: toShown },
  ];
  showMessage({ text, choices });
}
