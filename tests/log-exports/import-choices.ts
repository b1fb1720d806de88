/** What a visitor chooses on the way from a file to the log. */
import { readLogFile } from '#parts/log-import/read-log-file.ts';
import type { Question } from '#parts/log-import/log-file-reading.ts';
import { importWords } from '#parts/log-import/words/log-import-words.ts';
import { formatIsoDay } from '#ui/text/format-date.ts';
import type { Layout } from './layouts.ts';

function choiceFor(question: Question, { answers = {} }: Layout): string {
  switch (question.kind) {
    case 'order':
      return importWords.orders[answers.order ?? 'monthFirst'];
    case 'weightUnit':
      return importWords.weightUnits[answers.weightUnit ?? 'kg'];
    case 'energyUnit':
      return importWords.energyUnits[answers.energyUnit ?? 'kcal'];
    case 'waistUnit':
      return importWords.waistUnits[answers.waistUnit ?? 'cm'];
    case 'clock':
      return formatIsoDay(answers.clock === 'utc' ? question.utc : question.written);
    case 'person': {
      const person = question.people.find(({ mark }) => mark === answers.person);
      return person ? importWords.onePerson(person) : '';
    }
    case 'columns':
      throw new Error('no layout is asked for its columns');
  }
}

/** The names of the choices on the screen of questions; empty if nothing is asked. */
export async function choicesFor(layout: Layout, bytes: Uint8Array<ArrayBuffer>): Promise<readonly string[]> {
  const options = { today: '2026-12-01', report: () => undefined };
  const reading = await readLogFile(new Blob([bytes]), {}, options);
  return reading.kind === 'questions' ? reading.questions.map((question) => choiceFor(question, layout)) : [];
}
