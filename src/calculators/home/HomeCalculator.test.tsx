import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { ActivityLevel, Gender } from '@evenscale/formulas/energy';
import { years } from '@evenscale/formulas/units';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleOf } from '#person/answer/example-person.ts';
import { weightWorries } from '#person/policy-words.ts';
import { publishOwnLead } from '#person/store.ts';
import { home } from '#tools/home/entries.ts';
import { buildHomeReport } from '#tools/home/report.ts';
import { announcement } from '#tools/home/words.ts';
import { metricPerson } from '../../../tests/some-person.ts';
import { BmiCard } from './BmiCard.tsx';
import { HomeCalculator } from './HomeCalculator.island.tsx';
import { HomeReport } from './HomeReport.tsx';

const user = userEvent.setup();

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '');
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query !== 'print' }));
});

afterEach(cleanup);

const box = (name: RegExp): HTMLInputElement => screen.getByRole('textbox', { name });

async function fill(weight: string, height: string): Promise<void> {
  await user.clear(box(/^Weight/));
  if (weight) await user.type(box(/^Weight/), weight);
  await user.clear(box(/^Height/));
  if (height) await user.type(box(/^Height/), height);
}

const calculate = (): Promise<void> => user.click(screen.getByRole('button', { name: 'Calculate' }));
const note = (): string => document.querySelector('#presets-note')?.textContent ?? '';
const result = (name: string): Element | null => document.querySelector(`[data-result="${name}"]`);

describe('the home calculator', () => {
  test('renders on a server without a window, without results', () => {
    const html = renderToString(<HomeCalculator explanation={<p>why</p>} />);
    expect(html).toContain('Calculate');
    expect(html).not.toContain('data-result');
    expect(html).not.toContain('why');
  });

  test('typing a preset’s own value is a choice', async () => {
    render(<HomeCalculator explanation={null} />);
    await fill('70', '175');
    await calculate();
    expect(note()).toContain('30 years');
    await user.tripleClick(box(/^Age/));
    await user.paste('30');
    expect(box(/^Age/).value).toBe('30');
    expect(note()).not.toContain('30 years');
    expect(note()).toContain('male');
  });

  test('below a number of the visitor’s own, the equation’s are in a fold', async () => {
    render(<HomeCalculator own={<p>2,400</p>} explanation={null} />);
    await fill('70', '175');
    await calculate();
    const own = await screen.findByText('2,400');
    const rows = ['calories.maintenance', 'calories.bmr', 'calories.weightLoss'];
    const isFolded = (name: string) =>
      result(name)?.closest('details')?.textContent.includes('By the equation');
    for (const name of rows) expect(isFolded(name), name).not.toBe(true);
    act(() => publishOwnLead(true));
    for (const name of rows) expect(isFolded(name), name).toBe(true);
    expect(screen.getByRole('heading', { name: 'Daily calories' }).className).not.toBe('visually-hidden');
    // The number stays the same element.
    expect(screen.getByText('2,400')).toBe(own);
    expect(own.closest('details')).toBeNull();
    act(() => publishOwnLead(false));
    expect(isFolded('calories.bmr')).not.toBe(true);
  });

  test('70 kg and 175 cm give 22.9 and 2,556, with unrounded values', async () => {
    render(<HomeCalculator explanation={<p>why</p>} />);
    await fill('70', '175');
    await calculate();
    expect(result('bmi')?.textContent).toBe('22.9');
    expect(Number(result('bmi')?.getAttribute('value'))).toBeCloseTo(22.857142857, 8);
    expect(result('calories.maintenance')?.textContent).toBe('2,556');
    expect(result('calories.maintenance')?.getAttribute('value')).toBe('2555.5625');
    expect(result('bmiCategory')?.textContent).toBe('Normal');
    expect(screen.getByText('why')).toBeTruthy();
  });

  test('announces the result once, in a sentence', async () => {
    render(<HomeCalculator />);
    await fill('70', '175');
    await calculate();
    const region = screen.getAllByRole('status').find((status) => status.textContent !== '');
    expect(region?.textContent).toBe(
      'Your BMI is 22.9, in the normal range. Eating 2,556 kcal a day keeps your weight steady.',
    );
  });

  test('an invalid field is named, marked and focused, and an earlier result stays', async () => {
    render(<HomeCalculator />);
    await fill('70', '175');
    await calculate();
    await fill('', 'x');
    await calculate();
    expect(document.activeElement).toBe(box(/^Weight/));
    expect(box(/^Weight/).getAttribute('aria-invalid')).toBe('true');
    expect(box(/^Weight/)).toHaveProperty('validationMessage', '');
    expect(screen.getByText('Enter your weight, for example 72.5.')).toBeTruthy();
    expect(screen.getByText('Enter your height as a number, for example 175.')).toBeTruthy();
    expect(result('bmi')?.textContent).toBe('22.9');
  });

  test('one click accepts “Did you mean 5 ft 9?”', async () => {
    render(<HomeCalculator />);
    await fill('70', '5.9');
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Use 5 ft 9 in (175.3 cm)' }));
    expect(box(/^Height/).value).toBe('175.3');
  });

  test('pounds typed before Imperial is chosen are asked about, and stay as typed', async () => {
    render(<HomeCalculator />);
    await fill('130', '163');
    await user.tab();
    expect(screen.queryByText(/Did you mean/u)).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Imperial' }));
    expect(screen.getByText('Did you mean 130 lb (59 kg)?')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use 130 lb (59 kg)' }));
    expect(box(/^Weight/).value).toBe('130');
    expect(screen.queryByText(/Did you mean/u)).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Metric' }));
    expect(box(/^Weight/).value).toBe('59');
    await user.click(screen.getByRole('radio', { name: 'Imperial' }));
    expect(box(/^Weight/).value).toBe('130');
  });

  test('kilograms that were calculated with aren’t asked about in pounds', async () => {
    render(<HomeCalculator />);
    await fill('130', '163');
    await calculate();
    await user.click(screen.getByRole('radio', { name: 'Imperial' }));
    await user.tab();
    expect(box(/^Weight/).value).toBe('286.6');
    expect(screen.queryByText(/Did you mean/u)).toBeNull();
  });

  test('imperial units ask for feet and inches in a group, and are restored unchanged', async () => {
    render(<HomeCalculator />);
    await fill('72,5', '1,75 m');
    await user.click(screen.getByRole('radio', { name: 'Imperial' }));
    const height = screen.getByRole('group', { name: 'Height' });
    expect(within(height).getByRole<HTMLInputElement>('textbox', { name: /^Feet/ }).value).toBe('5');
    expect(within(height).getByRole<HTMLInputElement>('textbox', { name: /^Inches/ }).value).toBe('8.9');
    expect(box(/^Weight/).value).toBe('159.8');
    await user.click(screen.getByRole('checkbox', { name: 'Use stone and pounds' }));
    expect(box(/^Stone/).value).toBe('11');
    await user.click(screen.getByRole('radio', { name: 'Metric' }));
    expect(box(/^Weight/).value).toBe('72,5');
    expect(box(/^Height/).value).toBe('1,75 m');
    await user.click(screen.getByRole('radio', { name: 'Imperial' }));
    expect(box(/^Stone/).value).toBe('11');
    // Pressing what is already chosen changes nothing.
    await user.click(screen.getByRole('radio', { name: 'Imperial' }));
    expect(box(/^Stone/).value).toBe('11');
  });

  test('a result follows the units', async () => {
    render(<HomeCalculator />);
    await fill('70', '175');
    await calculate();
    await user.click(screen.getByRole('radio', { name: 'Imperial' }));
    expect(result('idealWeightRange.min')?.textContent).toBe('124.9');
    expect(result('idealWeightRange.min')?.closest('p')?.textContent).toContain('lb');
  });

  test('arrow keys step the specified step', async () => {
    render(<HomeCalculator />);
    await fill('70', '175');
    await user.type(box(/^Weight/), '{ArrowUp}{ArrowUp}');
    await user.type(box(/^Age/), '{ArrowDown}');
    expect(box(/^Weight/).value).toBe('70.2');
    expect(box(/^Age/).value).toBe('29');
  });

  test('Reset restores the defaults, clears the results and focuses the first field', async () => {
    render(<HomeCalculator />);
    await fill('70', '175');
    await user.click(screen.getByRole('radio', { name: 'Female' }));
    await calculate();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(result('bmi')).toBeNull();
    expect(box(/^Weight/).value).toBe('');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Male' }).checked).toBe(true);
    expect(document.activeElement).toBe(box(/^Weight/));
    expect(sessionStorage.length).toBe(0);
  });

  test('entries made in this tab are restored', async () => {
    const first = render(<HomeCalculator />);
    await fill('70', '175');
    first.unmount();
    act(() => {
      render(<HomeCalculator />);
    });
    expect(box(/^Weight/).value).toBe('70');
  });

  test('presets that nobody chose are named, and each leads to its field without changing it', async () => {
    render(<HomeCalculator />);
    await fill('70', '175');
    await calculate();
    expect(note()).toContain('We assumed male, 30 years old and moderately active.');
    expect(screen.getByRole('group', { name: 'Results' }).getAttribute('aria-describedby')).toBe(
      document.querySelector('#presets-note')?.id,
    );

    await user.click(screen.getByRole('button', { name: 'Change: male' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Male' }));
    expect(result('calories.maintenance')?.textContent).toBe('2,556');
    expect(note()).toContain('We assumed male, 30 years old and moderately active.');
    await user.click(screen.getByRole('button', { name: 'Switch to female' }));
    expect(result('calories.maintenance')?.textContent).toBe('2,298');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Results' }));
    expect(note()).toBe('We assumed 30 years old and moderately active.That’s right');

    await user.click(screen.getByRole('button', { name: 'Change: 30 years old' }));
    expect(document.activeElement).toBe(box(/^Age/));
    await user.click(screen.getByRole('button', { name: 'Change: moderately active' }));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Activity level' }));

    await user.click(screen.getByRole('button', { name: 'That’s right' }));
    expect(note()).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Results' }));
    expect(screen.getByText(/^Your BMI is/u)).toBeTruthy();
    expect(result('calories.maintenance')?.textContent).toBe('2,298');
  });

  test('presets stay named when the page is opened again, until they are chosen', async () => {
    const first = render(<HomeCalculator />);
    await fill('70', '175');
    await user.click(screen.getByRole('radio', { name: 'Male' }));
    await calculate();
    first.unmount();
    act(() => {
      render(<HomeCalculator />);
    });
    expect(note()).toContain('We assumed 30 years old and moderately active.');
    await user.type(box(/^Age/), '{ArrowUp}');
    expect(note()).toContain('We assumed moderately active.');
  });

  test('under 18 the link to the children’s page comes first, and nothing says to keep a steady weight', async () => {
    render(<HomeCalculator />);
    await fill('45', '160');
    await user.clear(box(/^Age/));
    await user.type(box(/^Age/), '15');
    await calculate();
    const order = [...document.querySelectorAll('[href^="/child-bmi-calculator"], [data-result]')].map(
      (element) => element.getAttribute('data-result') ?? 'children',
    );
    expect(order.slice(0, 3)).toEqual(['children', 'bmi', 'calories.maintenance']);
    // Neither number is large; what they can't say is before them.
    for (const name of ['bmi', 'calories.maintenance']) {
      expect(result(name)?.className).toContain('small');
      expect(result(name)?.className).not.toContain('hero');
    }
    for (const text of [
      /so the numbers alone say nothing\. From age 2/u,
      weightWorries,
      /^If eating is hard/u,
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText(/growing takes extra$/u)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/weight steady/u);
  });

  test('below BMI 16 the gain comes first, then what the body uses, and no number is large', async () => {
    render(<HomeCalculator />);
    await fill('48', '178');
    await calculate();
    const order = [...document.querySelectorAll('[data-result]')].map(
      (element) => element.getAttribute('data-result') ?? '',
    );
    expect(order.slice(0, 5)).toEqual([
      'calories.weightGain',
      'calories.weightLoss',
      'calories.maintenance',
      'calories.bmr',
      'bmi',
    ]);
    expect(result('calories.weightGain')?.textContent).toBe('With a doctor');
    expect(result('calories.maintenance')?.className).toBe('');
    expect(screen.getAllByText(/see a doctor in the next few days/u)).toHaveLength(2);
  });

  test.each([
    ['18', '48'],
    ['19', '53.5'],
  ])('at %s a doctor is called today, as on the children’s page', async (age, kilograms) => {
    render(<HomeCalculator />);
    await fill(kilograms, '178');
    await user.clear(box(/^Age/));
    await user.type(box(/^Age/), age);
    await calculate();
    expect(screen.getAllByText(/call a doctor today/u).length).toBeGreaterThan(0);
    expect(screen.queryByText(/in the next few days/u)).toBeNull();
  });

  test('at 82 a loss is behind a closed line, with its figure and its caution, and before it is who needs none', async () => {
    render(<HomeCalculator />);
    await fill('60', '172.8');
    await user.clear(box(/^Age/));
    await user.type(box(/^Age/), '82');
    await calculate();
    const fold = result('calories.weightLoss')?.closest('details');
    expect(fold?.open).toBe(false);
    expect(fold?.querySelector('summary')?.textContent).toBe('Weight loss · usually not needed at 82');
    expect(result('calories.weightLoss')?.hasAttribute('value')).toBe(true);
    expect(result('calories.weightGain')?.closest('details')).toBeNull();
  });

  const shownAt = (
    age: number,
    weight: string,
    height: string,
    gender: Gender = 'female',
    activityLevel: ActivityLevel = 'moderatelyActive',
  ) => {
    const report = buildHomeReport({
      ...metricPerson(weight, height),
      age: years(age),
      gender,
      activityLevel,
    });
    render(<HomeReport report={report} sentence={null} presets={null} entries={null} />);
    return report;
  };

  test.each(
    [65, 72, 80, 90].flatMap((age) => (['male', 'female'] as const).map((gender) => [age, gender] as const)),
  )('at %i, %s: every loss is folded away, with a doctor above the range', (age, gender) => {
    for (const weight of ['58', '66', '72', '79', '80', '86', '92', '100']) {
      const report = shownAt(age, weight, '170', gender);
      const fold = result('calories.weightLoss')?.closest('details');
      expect(fold?.open, weight).toBe(false);
      expect(fold?.querySelector('summary')?.textContent).toBe(
        report.bmi > 27.5 ? 'Weight loss · with a doctor' : `Weight loss · usually not needed at ${age}`,
      );
      expect(fold?.classList.contains('no-print')).toBe(report.bmi <= 27.5);
      cleanup();
    }
  });

  test('from 65 on, why a loss has no number is in its fold, and a gain may have one, too', () => {
    shownAt(90, '66', '150', 'female', 'sedentary');
    const fold = result('calories.weightLoss')?.closest('details');
    expect(result('calories.weightLoss')?.textContent).toBe('Not a safe target');
    expect(within(fold!).getByText(/^Less than 800 kcal a day can’t cover/u)).toBeDefined();
    expect(screen.getAllByText(/^Less than 800 kcal a day/u)).toHaveLength(1);
    expect(result('calories.weightGain')?.closest('details')).not.toBe(fold);
  });

  test('below BMI 18.5, the row of a loss isn’t folded away: it has no number', () => {
    shownAt(70, '52', '170');
    expect(result('calories.weightLoss')?.textContent).toBe('Not offered');
    expect(result('calories.weightLoss')?.closest('details')).toBeNull();
  });

  test('at the lower end of the healthy range, a loss isn’t called healthy', () => {
    shownAt(30, '57', '175');
    expect(screen.getByText(/^Your weight is at the lower end of the healthy range/u)).toBeDefined();
  });

  test.each([
    ['91.5', null],
    ['92', 'Weight gain · usually not needed'],
  ])('at %s kg, a gain is folded away under: %s', async (weight, title) => {
    render(<HomeCalculator />);
    await fill(weight, '175');
    await calculate();
    const fold = result('calories.weightGain')?.closest('details');
    expect(fold?.querySelector('summary')?.textContent ?? null).toBe(title);
    expect(result('calories.weightGain')?.hasAttribute('value')).toBe(true);
    expect(result('calories.weightLoss')?.closest('details')).toBeNull();
  });

  test('from 65 on, the scale has the bands for that age, and the general range as a bracket', async () => {
    render(<HomeCalculator />);
    await fill('84', '172');
    await user.clear(box(/^Age/));
    await user.type(box(/^Age/), '70');
    await calculate();
    const scale = screen.getByRole('img', { name: /for people of 65 and over, whose range is 23–27.5/u });
    expect(scale.getAttribute('aria-label')).toMatch(/Your BMI of 28\.4: above\.$/u);
    expect(scale.textContent).toMatch(/23.*27\.5.*35\+.*General, under 65/u);
    expect(result('olderRange.max')?.closest('strong')?.textContent).toBe('68.1–81.3 kg');
    // The specified category and range are one quiet line.
    const line = result('bmiCategory')?.closest('p');
    expect(line?.textContent).toBe(
      'General range, under 65: 54.7–73.7 kg. Based on a healthy BMI range of 18.5 - 24.9. General category: Overweight.',
    );
    expect(line?.contains(result('idealWeightRange.max'))).toBe(true);
    expect(screen.queryByText(/^Above the general healthy range/u)).toBeNull();
  });

  test('with lower limits for a family background, the scale has their range as a bracket', () => {
    const report = buildHomeReport({ ...exampleOf(home, 'metric'), familyBackground: true });
    render(<BmiCard report={report} />);
    const scale = screen.getByRole('img', { name: /Healthy range, BMI 18\.5 to 22\.9\.$/u });
    expect(scale.textContent).toContain('Lower limits: 18.5–22.9');
    const [line] = [...scale.querySelectorAll('g line')];
    const place = (name: string): number => parseFloat(line?.getAttribute(name) ?? '');
    // From 18.5 to 23 on a scale from 15 to 35.
    expect([place('x1'), place('x2')]).toEqual([17.5, 40]);
  });

  test('with lower limits, theirs are the category and the range, and the specified ones a line', () => {
    // 74 kg at 175 cm is a BMI of 24.2.
    const report = buildHomeReport({ ...metricPerson('74', '175'), familyBackground: true });
    render(<HomeReport report={report} sentence={null} presets={null} entries={null} />);
    expect(result('backgroundCategory')?.textContent).toBe('Overweight');
    const row = result('backgroundRange.max')?.closest('div');
    expect(row?.textContent).toMatch(
      /^Healthy range56\.7–70\.1 kgWith the lower limits .*: BMI 18\.5 to 22\.9\. If your family/u,
    );
    expect(result('bmiCategory')?.closest('p')?.textContent).toBe(
      'By the general limits: Normal. Ideal weight range 56.7–76.3 kg. Based on a healthy BMI range of 18.5 - 24.9.',
    );
    expect(document.querySelectorAll('[data-result="backgroundCategory"]')).toHaveLength(1);
    expect(screen.getByRole('img', { name: /in the normal range by the general limits\./u })).toBeDefined();
    expect(announcement(report, '24.2', 'kcal')).toMatch(
      /^Your BMI is 24\.2: overweight by the lower limits for your family background\. Eating/u,
    );
  });

  test('a withheld figure has a reason instead of a value', async () => {
    render(<HomeCalculator />);
    await fill('50', '175');
    await calculate();
    expect(result('calories.weightLoss')?.hasAttribute('value')).toBe(false);
    expect(result('calories.weightLoss')?.textContent).toBe('Not offered');
  });

  test('under 18 the targets are one row with the reason, and no pace', async () => {
    render(<HomeCalculator />);
    await fill('55', '165');
    await user.clear(box(/^Age/));
    await user.type(box(/^Age/), '15');
    await calculate();
    const rows = ['calories.weightLoss', 'calories.weightGain'].map((name) => result(name)?.closest('dd'));
    expect(rows[0]).toBe(rows[1]);
    expect(rows[0]?.previousSibling?.textContent).toBe('Weight loss and weight gain');
    expect(result('calories.weightGain')?.textContent).toBe('Not offered under 18');
    expect(document.body.textContent).not.toMatch(/\/week/u);
  });
});
