import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseEnergyUnit } from '#person/energy/energy-unit.ts';
import { pregnancyWords } from '#tools/pregnancy/words.ts';
import { CallToday } from './CallToday.island.tsx';
import { GainChart } from './chart/GainChart.island.tsx';
import { PregnancyCalculator } from './PregnancyCalculator.island.tsx';

const box = (name: string): HTMLInputElement =>
  document.querySelector<HTMLInputElement>(`[data-field="${name}"]`) ?? expect.fail(name);
const type = (name: string, text: string): void =>
  void fireEvent.change(box(name), { target: { value: text } });
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string): void => void fireEvent.click(screen.getByRole('radio', { name }));
const result = (name: string): Element | null => document.querySelector(`[data-result="${name}"]`);
const shown = (name: string): string | undefined => result(name)?.textContent;

function enter(more: Readonly<Record<string, string>> = {}): void {
  const entries = { weight: '65', height: '165', age: '30', week: '24', ...more };
  for (const [name, text] of Object.entries(entries)) type(name, text);
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query !== 'print' }));
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  history.replaceState(null, '');
  chooseEnergyUnit('kcal');
});

test('renders on a server without a result', () => {
  const html = renderToString(<PregnancyCalculator caution="A caution." more="More." />);
  expect(html).toContain('Weight before');
  expect(html).toContain('A caution.');
  expect(html).not.toContain('data-result');
});

test('shows both ranges, the BMI before, the energy, and then the chart', async () => {
  render(<PregnancyCalculator more={<p>More.</p>} />);
  enter();
  press('Calculate');
  expect([shown('gainTotal.min'), shown('gainTotal.max')]).toEqual(['11.5', '16']);
  expect([shown('gainWeek.min'), shown('gainWeek.max')]).toEqual(['5.0', '7.7']);
  expect([shown('gainWeekly.min'), shown('gainWeekly.max')]).toEqual(['0.35', '0.50']);
  expect([shown('bmi'), shown('energyExtra')]).toEqual(['23.9', 'about 340 kcal a day']);
  expect(result('energyExtra')?.getAttribute('value')).toBe('340');
  expect(result('gain')).toBeNull();
  expect(screen.getByRole('status').textContent).toMatch(/^With your BMI before pregnancy/u);
  expect(await screen.findByText('More.')).toBeTruthy();
});

test('says where a weight is, without a judgment, and whom to ask outside the range', () => {
  render(<PregnancyCalculator />);
  enter({ weightNow: '71' });
  press('Calculate');
  expect(shown('gain')).toBe('6.0 kg more');
  expect(screen.queryByText(/next visit/u)).toBeNull();
  type('weightNow', '76');
  expect(result('gain')?.getAttribute('value')).toBe('11');
  expect(screen.getByText(/^Mention it at your next visit.* 47 in 100 women/u)).toBeTruthy();
});

test('takes the week from a due date, which is in no history and no session', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 28, 12), toFake: ['Date'] });
  render(<PregnancyCalculator />);
  enter();
  choose('By due date');
  type('dueDate', '2027-03-27');
  press('Calculate');
  expect(screen.getByText('Through week 23')).toBeTruthy();
  expect(JSON.stringify([history.state, sessionStorage])).not.toContain('2027');
  type('dueDate', '2029-03-27');
  expect(document.querySelector('[data-stale]')?.textContent).toContain(
    '65 kg, 165 cm, 30 years, 23 weeks, one baby',
  );
});

test('has the published pounds, and ranges for twins', () => {
  render(<PregnancyCalculator />);
  enter();
  choose('Imperial');
  choose('Twins');
  press('Calculate');
  expect([shown('gainTotal.min'), shown('gainTotal.max')]).toEqual(['37', '54']);
  expect(result('gainTotal.max')?.closest('p')?.textContent).toContain('lb');
  expect([result('gainWeekly.min'), result('energyExtra')]).toEqual([null, null]);
});

test('shows no range where there’s no guideline', () => {
  render(<PregnancyCalculator more={<p>More.</p>} />);
  enter({ weight: '48' });
  choose('Twins');
  press('Calculate');
  expect(shown('gainTotal')).toBe(pregnancyWords.noGuideline);
  expect(result('gainTotal')?.hasAttribute('value')).toBe(false);
  expect(result('gainTotal.min')).toBeNull();
  expect(shown('bmi')).toBe('17.6');
  expect(screen.queryByText('More.')).toBeNull();
});

test('shows no figure under 18, and whom to ask', () => {
  render(<PregnancyCalculator />);
  type('age', '17');
  press('Calculate');
  expect(document.querySelector('[data-result]')).toBeNull();
  expect(screen.getAllByText(pregnancyWords.underAge).length).toBeGreaterThan(0);
});

test('takes over the height and age of an adult tool, but not the weight', () => {
  sessionStorage.setItem(
    'evenscale.person',
    JSON.stringify({ weight: 'kg~71', height: 'cm~165', age: '31', units: 'metric' }),
  );
  render(<PregnancyCalculator />);
  expect(['weight', 'height', 'age'].map((name) => box(name).value)).toEqual(['', '165', '31']);
});

test('gives energy in kilojoules to a reader who chose them', () => {
  render(<PregnancyCalculator />);
  enter({ week: '30' });
  press('Calculate');
  chooseEnergyUnit('kJ');
  return vi.waitFor(() => expect(shown('energyExtra')).toBe('about 1,883 kJ a day'));
});

test('folds the signs of other weeks once the week is known', () => {
  render(
    <>
      <PregnancyCalculator />
      <CallToday />
    </>,
  );
  expect(screen.queryByText('Signs at other times')).toBeNull();
  enter({ week: '8' });
  press('Calculate');
  const folded = screen.getByText('Signs at other times').closest('details');
  expect(folded?.open).toBe(false);
  expect(folded?.textContent).toContain('From week 20');
  expect(screen.getByText('In the first 14 weeks:').closest('details')).toBeNull();
});

test('draws the range with this week, the weight, and a table', () => {
  render(
    <>
      <PregnancyCalculator />
      <GainChart />
    </>,
  );
  expect(screen.getByText('Loading the chart…')).toBeTruthy();
  enter({ weightNow: '63.8' });
  press('Calculate');
  const drawing = screen.getByRole('img', {
    name: /^The range week by week\. At 24 weeks, you weigh 1.2 kg less/u,
  });
  expect(drawing.textContent).toContain('Week 24');
  expect(drawing.textContent).toContain('16 kg');
  expect(drawing.textContent).toContain('1.2 kg less');
  expect(drawing.textContent).toContain('−5');
  expect(drawing.innerHTML).not.toMatch(/NaN|Infinity/u);
  expect(screen.getByRole('rowheader', { name: '24', hidden: true }).closest('tr')?.textContent).toBe(
    '245.07.7',
  );
});

/** The session's entries, without the page that they are of. */
function said(): unknown {
  const { page: _, ...entries } = JSON.parse(sessionStorage.getItem('evenscale.person') ?? '{}') as Readonly<
    Record<string, string>
  >;
  return entries;
}

test('says in this tab that somebody is pregnant, and nothing else', async () => {
  render(<PregnancyCalculator />);
  enter();
  expect(said()).toEqual({});
  press('Calculate');
  await vi.waitFor(() => expect(said()).toEqual({ pregnancy: 'yes' }));
});

test.each([
  ['cm~165', '30', 'yes'],
  ['cm~180', '30', undefined],
  ['cm~165', '52', undefined],
])('in a tab of somebody of %s and %s years, says %s', async (height, age, pregnancy) => {
  const person = { units: 'metric', weight: 'kg~76', height, age, gender: 'female' };
  sessionStorage.setItem('evenscale.person', JSON.stringify(person));
  render(<PregnancyCalculator />);
  enter();
  press('Calculate');
  await new Promise((done) => setTimeout(done, 200));
  await vi.waitFor(() => expect((said() as { readonly pregnancy?: string }).pregnancy).toBe(pregnancy));
  expect(said()).toEqual(expect.objectContaining({ weight: 'kg~76' }));
});

test('an answer that comes back with the page says nothing', async () => {
  const { unmount } = render(<PregnancyCalculator />);
  enter();
  press('Calculate');
  await vi.waitFor(() => expect(said()).toEqual({ pregnancy: 'yes' }));
  unmount();
  sessionStorage.clear();
  render(<PregnancyCalculator />);
  expect(result('gainWeek.min')).not.toBeNull();
  await new Promise((done) => setTimeout(done, 200));
  expect(said()).toEqual({});
});
