import { Blob as NodeBlob } from 'node:buffer';
import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { putPerson } from '#person/database/people.ts';
import { onPassedFile, passFile } from '#person/files/passed-file.ts';
import { STORE_DATABASE } from '#person/database/store-schema.ts';
import { readLog, writeDays } from '#person/log/log-store.ts';
import { SESSION_KEY } from '#person/entries/session.ts';
import { LogImport } from './LogImport.island.tsx';
import { importer } from './importer.ts';
import * as starting from './start-import.ts';

let content = '';

/** Imports in the same thread: jsdom has no workers, and its files can't be streamed. */
function importHere(): void {
  vi.spyOn(starting, 'startImport').mockImplementation(() => {
    const { read, ...others } = importer();
    return {
      ...others,
      read: (request, report) =>
        read({ ...request, file: new NodeBlob([content]) as unknown as Blob }, report),
      end: () => undefined,
    };
  });
}

beforeEach(importHere);
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => deleteDB(STORE_DATABASE));

async function choose(text: string): Promise<ReturnType<typeof userEvent.setup>> {
  content = text;
  const user = userEvent.setup();
  render(<LogImport />);
  await user.upload(screen.getByLabelText('Choose a file'), new File([text], 'file'));
  return user;
}

async function stored(): Promise<unknown> {
  const log = await readLog();
  return log.ok ? log.value : log.problem;
}

const WITHINGS =
  'Date,"Weight (kg)","Fat mass (kg)"\n2026-01-05 07:00,80.4,17\n2026-01-05 19:00,81,17\nsoon,80,17\n';

describe('the import', () => {
  test('renders on a server', () => {
    const html = renderToString(<LogImport />);
    expect(html).toContain('Import weights');
    // Nothing can be chosen before the script has loaded.
    expect(html).not.toContain('<input');
  });

  test('shows what a file contains before writing, and can undo the import', async () => {
    const user = await choose(WITHINGS);
    expect(
      await screen.findByText('Read as Withings, from Jan 5, 2026 to Jan 5, 2026. 1 day has a weight.'),
    ).toBeTruthy();
    expect(screen.getByText(/Only a day’s first weigh-in counts, so 1 weigh-in is left out/u)).toBeTruthy();
    expect(screen.getByText('1 entry left out')).toBeTruthy();
    expect(screen.getByText(/^Line 4: Its date can’t be read/u)).toBeTruthy();
    expect(await stored()).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Import 1 day' }));
    expect(await screen.findByText('1 day imported into your log.')).toBeTruthy();
    expect(await stored()).toEqual([{ day: '2026-01-05', weightKg: 80.4 }]);
    expect(screen.getByRole('button', { name: 'See what your log says now' }).className).toContain('primary');

    await user.click(screen.getByRole('button', { name: 'Undo the import' }));
    expect(await screen.findByText(/The import was undone/u)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'See what your log says now' })).toBeNull();
    expect(await stored()).toEqual([]);
    // Nobody is kept anymore, which the page notices a moment later.
    await new Promise((go) => setTimeout(go, 100));
    expect(screen.getByText(/The import was undone/u)).toBeTruthy();
  });

  test('can be undone after the page was left, and what else was entered stays', async () => {
    const user = await choose(WITHINGS);
    await user.click(await screen.findByRole('button', { name: 'Import 1 day' }));
    await screen.findByText('1 day imported into your log.');
    cleanup();
    await writeDays([{ day: '2026-01-06', weightKg: 80 }]);
    await putPerson({ entries: { gender: 'male', age: '40', height: 'cm~180' } });
    render(<LogImport />);
    expect(await screen.findByText(/^Last import: 1 day, on .* You can undo it until /u)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo the import' }));
    await screen.findByText(/The import was undone\. .* Your sex, age and height stay\.$/u);
    expect(await stored()).toEqual([{ day: '2026-01-06', weightKg: 80 }]);
    await user.click(screen.getByRole('button', { name: 'Import another file' }));
    expect(await screen.findByLabelText('Choose a file')).toBeTruthy();
    expect(screen.queryByText(/^Last import/u)).toBeNull();
  });

  test('starts the question about a unit with the unit of the log', async () => {
    await putPerson({ entries: { units: 'imperial' } });
    await choose('Datum;Gewicht (nüchtern);kcal\n05.01.2026;183,4;2100');
    const unit = await screen.findByRole('radiogroup', { name: 'Which unit is the weight 183,4 in?' });
    expect(within(unit).getByRole<HTMLInputElement>('radio', { name: 'Pounds' }).checked).toBe(true);
  });

  test('starts the question with the unit that fits, and asks once about another', async () => {
    await putPerson({ entries: { units: 'imperial', weight: 'lb~185' } });
    const user = await choose('Datum;Gewicht;Bauchumfang\n05.01.2026;84,8;92\n06.01.2026;84,6;52\n');
    const unit = await screen.findByRole('radiogroup', { name: 'Which unit is the weight 84,8 in?' });
    const checked = (name: string): boolean => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
    expect(checked('Kilograms')).toBe(true);
    expect(checked('Centimeters')).toBe(true);
    await user.click(within(unit).getByRole('radio', { name: 'Pounds' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(
      await screen.findByText(/far from the weight we know of you\. In kilograms, it’s near it/u),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('84.8 lb')).toBeTruthy();
  });

  test('reads a unit that only the visitor’s own fits without asking, and lets it be changed', async () => {
    await putPerson({ entries: { units: 'imperial', weight: 'lb~180' } });
    const user = await choose('Datum;Gewicht (nüchtern);kcal\n05.01.2026;183,4;2100');
    expect(await screen.findByText('183.4 lb')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    const unit = await screen.findByRole('radiogroup', { name: 'Which unit is the weight 183,4 in?' });
    expect(within(unit).getByRole<HTMLInputElement>('radio', { name: 'Pounds' }).checked).toBe(true);
    await user.click(within(unit).getByRole('radio', { name: 'Kilograms' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('404.3 lb')).toBeTruthy();
    expect(screen.queryByText(/The weights have no unit/u)).toBeNull();
  });

  test('shows weights in the file’s unit to a visitor who chose none', async () => {
    await choose('Date,Weight (lb)\n2026-01-05,180.4\n');
    expect(await screen.findByText('180.4 lb')).toBeTruthy();
    cleanup();
    await putPerson({ entries: { units: 'metric' } });
    await choose('Date,Weight (lb)\n2026-01-05,180.4\n');
    expect(await screen.findByText('81.8 kg')).toBeTruthy();
  });

  test('reads a unit that fits the weight of this visit, but not that of a link', async () => {
    const file = 'Datum;Gewicht;kcal\n05.01.2026;83,4;2100';
    const entries = { units: 'metric', weight: 'kg~80' };
    sessionStorage.setItem(SESSION_KEY, JSON.stringify(entries));
    await choose(file);
    await screen.findByText(
      /They were read in kilograms, your own unit, since no other fits your weight\.$/u,
    );
    cleanup();
    sessionStorage.setItem(SESSION_KEY, JSON.stringify({ ...entries, linked: 'yes' }));
    await choose(file);
    await screen.findByRole('radiogroup', { name: 'Which unit is the weight 83,4 in?' });
    sessionStorage.clear();
  });

  test('asks which value to keep if log and file disagree', async () => {
    await writeDays([{ day: '2026-01-05', weightKg: 70 }]);
    const user = await choose(WITHINGS);
    const table = await screen.findByRole('table', { name: 'Days that differ' });
    expect(within(table).getByText('70 kg')).toBeTruthy();
    expect(within(table).getByText('80.4 kg').textContent).toBe('80.4\u00a0kg');
    expect(screen.queryByRole('button', { name: /^Import/u })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Use the file’s' }));
    await user.click(screen.getByRole('button', { name: 'Import 1 day' }));
    await screen.findByText('1 day imported into your log.');
    expect(await stored()).toEqual([{ day: '2026-01-05', weightKg: 80.4 }]);
  });

  test('leaves alone what another tab wrote after the preview, and says so', async () => {
    const user = await choose(WITHINGS);
    await screen.findByText(/1 day has a weight/u);
    await writeDays([{ day: '2026-01-05', weightKg: 79 }]);
    await user.click(screen.getByRole('button', { name: 'Import 1 day' }));
    await screen.findByText(/^0 days imported into your log. 1 day was changed in another tab meanwhile/u);
    expect(await stored()).toEqual([{ day: '2026-01-05', weightKg: 79 }]);
  });

  test('asks for the columns of a table and what they leave open on one screen', async () => {
    const user = await choose('When,Kilos,Eaten\n03/04/2026,80.4,2150\n04/04/2026,80.1,1990\n');
    expect(await screen.findByRole('heading', { name: 'One more thing about this file' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Dates are in').value).toBe('0');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Choose a column with weights or one with calories.')).toBeTruthy();
    expect(screen.queryByRole('radiogroup', { name: /^Which unit/u })).toBeNull();

    await user.selectOptions(screen.getByLabelText('Weights are in'), 'Kilos (80.4)');
    await user.selectOptions(screen.getByLabelText('Calories or kilojoules are in'), 'Eaten (2150)');
    expect(screen.getByRole('radiogroup', { name: 'How should 03/04/2026 be read?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getAllByText('Choose one.')).toHaveLength(1);
    // The site's own unit, preselected.
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Calories (kcal)' }).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Day first' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/2 days have a weight\. 2 days have calories\./u)).toBeTruthy();
    expect(screen.getByText('2,150 kcal')).toBeTruthy();
  });

  test('asks for a waist’s unit on the same screen as for the columns', async () => {
    const user = await choose('When,Kilos,Waist\n2026-01-05,80.4,36\n');
    await user.selectOptions(await screen.findByLabelText('Weights are in'), 'Kilos (80.4)');
    await user.click(screen.getByRole('radio', { name: 'Inches' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Import 1 day' }));
    await screen.findByText('1 day imported into your log.');
    expect(await stored()).toEqual([{ day: '2026-01-05', weightKg: 80.4, waistCm: 36 * 2.54 }]);
  });

  test('shows what was certain as found, and lets it be changed', async () => {
    const user = await choose('Datum;Gewicht (kg);Gewicht morgens (kg)\n03/04/2025;80,4;80,1\n');
    expect(
      await screen.findByText(
        'Found dates in “Datum” and weights in “Gewicht (kg)”. 03/04/2025 was read with the day first, as in the header’s language.',
      ),
    ).toBeTruthy();
    expect(screen.getByText(/Gewicht morgens \(kg\) \(1 row\)/u)).toBeTruthy();
    expect(screen.getByText('80.4 kg')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Change' }));
    const weights = await screen.findByLabelText<HTMLSelectElement>('Weights are in');
    expect(weights.value).toBe('1');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Day first' }).checked).toBe(true);
    await user.selectOptions(weights, '2');
    await user.click(screen.getByRole('radio', { name: 'Month first' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Import 1 day' }));
    await screen.findByText('1 day imported into your log.');
    expect(await stored()).toEqual([{ day: '2025-03-04', weightKg: 80.1 }]);
  });

  test('asks whose weights to import, and imports nobody else’s', async () => {
    const user = await choose(
      'time,weight,height,bmi,fatRate\n2026-01-05 12:00:00+0000,80.4,178.0,25,20\n2026-01-06 12:00:00+0000,61.2,165.0,22,null\n2026-01-07 12:00:00+0000,61,165.0,22,null\n',
    );
    await screen.findByRole('radiogroup', { name: 'Whose weights are yours?' });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Choose one.')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: '178 cm: 1 weigh-in, 80.4 kg' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('2 weigh-ins are of other people and are left out.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Import 1 day' }));
    await screen.findByText('1 day imported into your log.');
    expect(await stored()).toEqual([{ day: '2026-01-05', weightKg: 80.4, bodyFat: 20 }]);
  });

  test('asks about weights far from the others in one question, and leaves them out or keeps them', async () => {
    const rows = ['05,80.4', '06,95', '07,80.2', '08,80.1', '09,79.9'].map((row) => `2026-01-${row}`);
    const file = `Date,Weight (kg)\n${rows.join('\n')}\n`;
    const user = await choose(file);
    await screen.findByText('1 weight is far from the others: 95 kg on Jan 6, 2026.');
    await user.click(screen.getByRole('button', { name: 'Import 5 days' }));
    expect(screen.getByText('Choose one.')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Leave out' }));
    await user.click(screen.getByRole('button', { name: 'Import 4 days' }));
    await screen.findByText('4 days imported into your log.');
    expect(await stored()).not.toContainEqual(expect.objectContaining({ day: '2026-01-06' }));

    await user.click(screen.getByRole('button', { name: 'Import another file' }));
    content = file;
    await user.upload(await screen.findByLabelText('Choose a file'), new File([file], 'file'));
    await user.click(await screen.findByRole('radio', { name: 'Keep' }));
    await user.click(screen.getByRole('button', { name: 'Import 1 day' }));
    await screen.findByText('1 day imported into your log.');
    expect(await stored()).toContainEqual({ day: '2026-01-06', weightKg: 95, isConfirmed: true });
  });

  test('passes a file of ours on, and takes what is passed to it', async () => {
    await choose(JSON.stringify({ format: 'evenscale.person', version: 1, results: [] }));
    const passed: Blob[] = [];
    await waitFor(() => {
      onPassedFile('kept', (file) => void passed.push(file))();
      expect(passed).toHaveLength(1);
    });
    expect(screen.getByLabelText('Choose a file')).toBeTruthy();
    expect(await stored()).toEqual([]);

    content = WITHINGS;
    act(() => passFile('log', new Blob([WITHINGS])));
    expect(await screen.findByRole('button', { name: 'Import 1 day' })).toBeTruthy();
  });

  test('says next to the field why a file can’t be used', async () => {
    await choose('Name,Price\nSoup,3.50\n');
    expect(
      await screen.findByText(/^No weights or calories with dates were found in this file\./u),
    ).toBeTruthy();
    expect(screen.getByLabelText('Choose a file').getAttribute('aria-invalid')).toBe('true');
  });

  test('counts what it doesn’t list', async () => {
    const rows = Array.from({ length: 1254 }, () => 'soon,80,17').join('\n');
    await choose(`Date,"Weight (kg)","Fat mass (kg)"\n2026-01-05,80.4,17\n${rows}\n`);
    expect(await screen.findByText('1,254 entries left out')).toBeTruthy();
    expect(screen.getByText(/^1,254 entries: Its date can’t be read/u)).toBeTruthy();
    expect(screen.getByText('And 1,234 more entries.')).toBeTruthy();
  });
});
