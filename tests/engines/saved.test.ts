import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { saveWords, savedWords } from '#parts/saved-results/saved-words.ts';
import { calculate, enter, EXAMPLE } from './person.ts';
import { fill, open, openAction, openPart, press, see, test, textOf, upload } from './visit.ts';
import type { Visit } from './visit.ts';

/** The text of a file that arrives in the download folder. */
async function downloaded({ downloads }: Visit, ending: string): Promise<{ name: string; text: string }> {
  return vi.waitFor(
    async () => {
      const name = (await readdir(downloads)).find((file) => file.endsWith(ending));
      const text = name === undefined ? '' : await readFile(join(downloads, name), 'utf8');
      if (name === undefined || text === '') throw new Error(`no file that ends in ${ending} has arrived`);
      return { name, text };
    },
    { timeout: 10_000 },
  );
}

async function saveResult(visit: Visit): Promise<void> {
  await openAction(visit, 'Save');
  await press(visit, 'button', saveWords.save);
  await see(visit, 'Saved on this device');
}

test('saved results are listed, and are restored from both of their files', async ({ visit }) => {
  await open(visit, '/tdee-calculator');
  await enter(visit, { ...EXAMPLE, weight: '82,4' });
  await calculate(visit);
  await textOf(visit, 'tdee');
  await saveResult(visit);
  await fill(visit, 'weight', '81.9');
  await calculate(visit);
  await saveResult(visit);

  await open(visit, '/log#saved-results');
  await see(visit, '81.9 kg');
  await openPart(visit, savedWords.filesTitle);
  await openPart(visit, savedWords.personTitle);
  for (const [button, file, said] of [
    [savedWords.exportPerson, /^evenscale-everything-\d{4}-\d\d-\d\d\.json$/u, '2 saved results'],
    [savedWords.exportCsv, /^evenscale-results-\d{4}-\d\d-\d\d\.csv$/u, '2 results added.'],
  ] as const) {
    await press(visit, 'button', button);
    const { name, text } = await downloaded(visit, file.source.includes('csv') ? '.csv' : '.json');
    expect(name).toMatch(file);
    expect(text).toMatch(/82[.,]4/u);
    await press(visit, 'button', savedWords.erase);
    await press(visit, 'button', savedWords.eraseYes);
    await see(visit, savedWords.empty);
    await upload(visit, savedWords.importLabel, join(visit.downloads, name));
    await see(visit, said);
    await see(visit, '82.4 kg');
  }
});
