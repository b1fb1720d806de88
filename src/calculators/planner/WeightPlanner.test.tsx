import { act, cleanup, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EDITED_ATTRIBUTE } from '#person/arrival/early-entry.ts';
import { PlanChart } from './plan/PlanChart.island.tsx';
import { PlanCurve } from './plan/PlanCurve.island.tsx';
import { publishPlan, usePlanned } from './plan/plan-store.ts';
import { WeightPlanner } from './WeightPlanner.island.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date(2026, 10, 21, 12));
  sessionStorage.clear();
  history.replaceState(null, '');
  publishPlan(null);
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const type = (name: RegExp, value: string): boolean =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const press = (name: RegExp | string): boolean => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: RegExp | string, value: string): boolean =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
const dateBox = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>('Goal date');
const chooseDate = (value: string): boolean => fireEvent.change(dateBox(), { target: { value } });
const offer = (): string => screen.getByRole('button', { name: /^Plan for \w+ \d+, \d{4}$/u }).textContent;
const result = (name: string): Element | null => document.querySelector(`[data-result="${name}"]`);
const valueOf = (name: string): number => Number(result(name)?.getAttribute('value'));

interface PlanEntries {
  readonly weight?: string;
  readonly height?: string;
  readonly age?: string;
  readonly goal?: string;
  /** `null` leaves the proposed one. */
  readonly date?: string | null;
}

/** The planner with the chart, as on the page, and a plan requested. */
function plan({
  weight = '90',
  height = '178',
  age = '40',
  goal = '80',
  date = '2027-05-20',
}: PlanEntries): void {
  render(<WeightPlanner curve={<PlanCurve />} way={<PlanChart />} explanation={<p>why</p>} />);
  type(/^Weight/u, weight);
  type(/^Height/u, height);
  type(/^Age/u, age);
  type(/^Goal weight/u, goal);
  if (date !== null) chooseDate(date);
  press('Calculate');
}

test('both islands render on a server without a window, the path as an empty frame', () => {
  const html = renderToString(<WeightPlanner />);
  expect(html).toContain('Goal weight');
  expect(html).not.toContain('data-result');
  expect(renderToString(<PlanCurve />)).toContain('Drawing your chart');
});

describe('a plan', () => {
  test('shows the intake prominently, and maintenance at the goal', () => {
    plan({});
    expect(result('plan.intake')?.textContent).toBe('2,226');
    expect(valueOf('plan.intake')).toBeCloseTo(2225.58, 1);
    expect(screen.getByText('Eat this to reach 80 kg by May 20, 2027')).toBeTruthy();
    expect(result('plan.maintenance')?.textContent).toBe('2,598');
    expect(result('plan.days')?.textContent).toBe('180');
    expect(result('plan.tdee')?.textContent).toBe('2,817');
    expect(valueOf('plan.lessActive')).toBeLessThan(2226 - 200);
    expect(valueOf('plan.firstWeek')).toBeGreaterThan(0.8);
    expect(result('plan.firstWeek')?.textContent).toMatch(/kg less$/u);
    expect(result('plan.lastWeek')?.textContent).toMatch(/^0\.\d+\u00a0kg less$/u);
    expect(screen.getByText('why')).toBeTruthy();
  });

  test('to lose tells people on medicine to ask their doctor first, also on paper; one to gain does not', () => {
    plan({});
    const medicine = screen.getByText(
      /insulin, pills for diabetes .* or blood pressure medicine, ask your doctor first: eating less can make a dose/u,
    );
    // As legible as what to eat, and before it.
    expect(medicine.className).not.toContain('note');
    expect(medicine.closest('.no-print')).toBeNull();
    expect(screen.getAllByText(/kidney disease/u)).toEqual([medicine]);
    cleanup();
    plan({ weight: '70', goal: '75' });
    expect(result('plan.intake')).toBeTruthy();
    expect(screen.queryByText(/insulin/u)).toBeNull();
  });

  test('is announced in a sentence', () => {
    plan({});
    const [region] = screen.getAllByRole('status');
    expect(region?.textContent).toBe('Your plan: 2,226 kcal a day leads to 80 kg by May 20, 2027.');
  });

  test('is drawn, described and compared by the part that loads late', () => {
    plan({});
    expect(screen.getByRole('img', { name: 'Weight on the way to your goal and after it' })).toBeTruthy();
    expect(screen.getByText(/from 90 kg down to 80 kg by May 20, 2027/u)).toBeTruthy();
    expect(screen.getByText(/Most people drift/u)).toBeTruthy();
    expect(result('plan.rule')?.textContent).toBe('2,388');
    expect(document.body.textContent).toContain('you’d be at 82.8 kg on your date');
    expect(result('plan.asNow.intake')?.textContent).toBe('2,226');
    expect(valueOf('plan.moving.intake')).toBeGreaterThan(2225.58 + 135);
    expect(result('plan.walkingAlone')?.textContent).toMatch(/^1 hour 5\d minutes$|^2 hours/u);
    expect(document.body.textContent).not.toMatch(/NaN|Infinity|undefined/u);
  });

  test('shows the value at the goal first, even between two weeks', () => {
    plan({});
    const reading = (): string | null =>
      screen.getByRole('slider', { name: /^Read/u }).getAttribute('aria-valuetext');
    expect(reading()).toMatch(/^Day 180, May 20, 2027: about 80\.0 kg, /u);
    expect(
      screen.getByText(/about 0\.5 kg comes back because you’re eating more\. It’s water/u),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'At a pace' }));
    press('Calculate');
    expect(reading()).toMatch(/^Day 156, \w+ \d+, 2027: about 80\.0 kg, /u);
  });

  test('follows the phases that are chosen next to the chart', () => {
    plan({});
    choose('Phases of the plan', 'pause');
    expect(valueOf('plan.intake')).toBeLessThan(2225.58);
    expect(screen.getByText(/^kcal a day until Feb \d+, 2027$/u)).toBeTruthy();
    const table = within(screen.getByRole('region', { name: 'Calories by date' }));
    expect(table.getAllByRole('row')).toHaveLength(5);
    choose('Phases of the plan', 'steady');
    expect(result('plan.intake')?.textContent).toBe('2,226');
  });

  test('is compared with the chosen movement', () => {
    plan({});
    const before = valueOf('plan.moving.intake');
    choose('In addition to your usual activity', 'walk60');
    expect(valueOf('plan.moving.intake')).toBeGreaterThan(before + 100);
    choose('In addition to your usual activity', 'superActive');
    expect(document.body.textContent).toContain('A whole level up is a big jump');
  });

  test('has what nobody needs at first in folds, each under its heading', () => {
    plan({});
    for (const name of ['Along the way', 'Calories by date', 'Or move more and eat more']) {
      const fold = screen.getByRole('heading', { name, hidden: true }).closest('details');
      expect(fold?.open, name).toBe(false);
      expect(fold?.textContent).not.toBe(name);
    }
    for (const text of [/^The curve goes from/u, /Most people drift/u, /^9 in 10 people/u])
      for (const shown of screen.getAllByText(text)) expect(shown.closest('details')).toBeNull();
  });

  test('says what training and rest days come to, before it’s followed', () => {
    sessionStorage.setItem('evenscale.person', JSON.stringify({ trainingDays: '135~20' }));
    plan({});
    expect(
      screen.getByText(/^2,\d{3} kcal on training days \(Mon, Wed, Fri\), 2,\d{3} kcal on rest days\.$/u),
    ).toBeTruthy();
  });

  test('has a row with the body fat that is left, if one was entered', () => {
    plan({});
    expect(result('plan.bodyFatThen')).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: /body fat/u }));
    type(/^Body fat/u, '20');
    expect(result('plan.bodyFatThen')?.textContent).toBe('10');
    expect(screen.getByText('Body fat at 80 kg, if you lose only fat')).toBeTruthy();
  });

  test('names what nobody chose, but not beside a refusal', () => {
    const note = (): HTMLElement | null => document.querySelector('#presets-note');
    plan({});
    expect(note()?.textContent).toMatch(/^We assumed male and moderately active\./u);
    type(/^Goal weight/u, '50');
    expect(screen.getByRole('region', { name: 'No plan for this goal' })).toBeTruthy();
    expect(note()).toBeNull();
  });

  test('has no phases if there is too little time', () => {
    plan({ goal: '88', date: '2027-01-20' });
    expect(screen.queryByRole('combobox', { name: 'Phases of the plan' })).toBeNull();
  });

  test('at a pace shows its date, and says what the pace means', () => {
    plan({});
    fireEvent.click(screen.getByRole('radio', { name: 'At a pace' }));
    expect(screen.getByText(/^About 0\.45 kg a week on average/u)).toBeTruthy();
    press('Calculate');
    expect(result('plan.days')?.textContent).toBe('156');
    choose('Pace', 'gentle');
    press('Calculate');
    expect(result('plan.days')?.textContent).toBe('312');
  });

  test('follows the units: pounds, and stone', () => {
    plan({});
    const kcal = result('plan.intake')?.getAttribute('value');
    fireEvent.click(screen.getByRole('radio', { name: 'Imperial' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Goal weight/u }).value).toBe('176.4');
    expect(result('plan.lastWeek')?.textContent).toMatch(/lb less$/u);
    expect(document.body.textContent).toContain('to stay near 176.4\u00a0lb');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Use stone and pounds' }));
    const goal = within(screen.getByRole('group', { name: 'Goal weight' }));
    expect(goal.getByRole<HTMLInputElement>('textbox', { name: /^Stone/u }).value).toBe('12');
    expect(document.body.textContent).toContain('to stay near 12\u00a0st 8.4\u00a0lb');
    expect(result('plan.intake')?.getAttribute('value')).toBe(kcal);
  });
});

describe('the date', () => {
  test('starts half a year ahead, between three weeks and three years', () => {
    render(<WeightPlanner />);
    expect(dateBox().value).toBe('2027-05-22');
    expect([dateBox().min, dateBox().max]).toEqual(['2026-12-12', '2029-11-20']);
    expect(screen.getByText('26 weeks from today')).toBeTruthy();
  });

  test('is called ours as long as it moves with the goal, and not once it’s chosen', () => {
    render(<WeightPlanner />);
    for (const [name, value] of [
      ['weight', '90'],
      ['goalWeight', '80'],
    ])
      fireEvent.change(document.querySelector(`[data-field="${name}"]`) ?? document.body, {
        target: { value },
      });
    expect(screen.getByText('Our suggestion: 26 weeks from today')).toBeTruthy();
    chooseDate('2027-05-29');
    expect(screen.getByText('27 weeks from today')).toBeTruthy();
  });

  test('is none of ours for a goal that is refused', () => {
    plan({ goal: '43', date: null });
    expect(screen.queryByText(/Our suggestion/u)).toBeNull();
    expect(screen.getByText(/^(?:about )?\d+ weeks from today$/u)).toBeTruthy();
  });

  test.each([
    ['#calculate', '2027-03-16'],
    // The days of a target.
    ['#calculate-100', '2027-03-01'],
  ])('that was chosen for the visitor’s own goal stays if %s asks for a plan: %s', (hash, date) => {
    plan({ date: '2027-03-16' });
    cleanup();
    history.replaceState(null, '', hash);
    render(<WeightPlanner />);
    expect(dateBox().value).toBe(date);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Goal weight/u }).value).toBe('80');
    expect(screen.queryByText(/Our suggestion/u)).toBeNull();
  });

  test('is reported next to the field if it can’t be planned for, and gets the focus', () => {
    plan({ date: '' });
    expect(screen.getByText(/Choose a date from Dec 12, 2026 to Nov 20, 2029/u)).toBeTruthy();
    expect(dateBox().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(dateBox());
    expect(result('plan.intake')).toBeNull();
    chooseDate('2027-02-01');
    expect(dateBox().getAttribute('aria-invalid')).toBeNull();
  });
});

describe('the handle of the goal', () => {
  const handle = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('slider', { name: /^Goal/u });
  const goal = (): string => screen.getByRole<HTMLInputElement>('textbox', { name: /^Goal weight/u }).value;
  const spoken = (): string | null => handle().getAttribute('aria-valuetext');

  test('enters the goal as if it were typed, and Escape takes it back', () => {
    plan({});
    expect(spoken()).toBe('80 kg on May 20, 2,226 kcal');
    fireEvent.focus(handle());
    fireEvent.keyDown(handle(), { key: 'ArrowDown' });
    fireEvent.keyDown(handle(), { key: 'ArrowRight' });
    expect([goal(), dateBox().value]).toEqual(['79.5', '2027-05-27']);
    expect(spoken()).toMatch(/^79\.5 kg on May 27, 2,\d{3} kcal$/u);
    expect(spoken()).toContain(result('plan.intake')?.textContent);
    fireEvent.keyDown(handle(), { key: 'Escape' });
    expect([goal(), dateBox().value]).toEqual(['80', '2027-05-20']);
    expect(spoken()).toBe('80 kg on May 20, 2,226 kcal');
  });

  test('moves by a step for those who have no keys', () => {
    plan({});
    fireEvent.change(handle(), { target: { value: '170' } });
    expect(goal()).toBe('80.5');
  });

  test('stays while it has the focus, and is gone with the plan after that', () => {
    plan({ goal: '59', date: '2028-05-20' });
    fireEvent.focus(handle());
    fireEvent.keyDown(handle(), { key: 'ArrowDown' });
    expect(screen.getByRole('heading', { name: 'No plan for this goal' })).toBeTruthy();
    expect(spoken()).toContain('. No plan for this goal. 58.5 kg is below the healthy range');
    expect(document.querySelector('.Curve-ahead')).toBeNull();
    fireEvent.blur(handle());
    expect(screen.queryByRole('slider')).toBeNull();
  });

  test('isn’t there for a plan of earlier entries', () => {
    plan({});
    type(/^Weight/u, '');
    expect(screen.queryByRole('slider', { name: /^Goal/u })).toBeNull();
  });
});

describe('the goal weight', () => {
  test('is reported when it’s invalid', () => {
    plan({ goal: 'less' });
    expect(screen.getByText('Enter your goal weight as a number above 0, for example 72.5.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Goal weight/u }));
  });

  test('is asked about when it looks like another unit', () => {
    plan({ weight: '62', goal: '10' });
    press('Use 10 st (63.5 kg)');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Goal weight/u }).value).toBe('63.5');
  });

  test('is asked about when it looks like the amount to lose, for the current weight', () => {
    plan({ goal: '13' });
    expect(screen.getByText('Do you want to lose 13 kg and reach 77 kg?')).toBeTruthy();
    type(/^Weight/u, '91');
    press('Use 78 kg');
    const goal = screen.getByRole<HTMLInputElement>('textbox', { name: /^Goal weight/u });
    expect(goal.value).toBe('78');
    expect(document.activeElement).toBe(goal);
    expect(screen.queryByText(/Did you mean/u)).toBeNull();
    expect(result('plan.intake')).toBeTruthy();
  });

  test('steps with the arrow keys', () => {
    plan({});
    fireEvent.keyDown(screen.getByRole('textbox', { name: /^Goal weight/u }), { key: 'ArrowDown' });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Goal weight/u }).value).toBe('79.9');
  });
});

describe('safeguards', () => {
  test('no plan under 18', () => {
    plan({ age: '17' });
    expect(screen.getByText(/Under 18, your body is still growing/u)).toBeTruthy();
    expect(result('plan.intake')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByText('why')).toBeNull();
  });

  test('a goal below a healthy weight is refused kindly, and one click chooses a first step', () => {
    plan({ goal: '55' });
    expect(screen.getByText(/55 kg is below the healthy range for your height/u)).toBeTruthy();
    expect(result('plan.intake')).toBeNull();
    expect(result('plan.lessActive')).toBeNull();
    expect(screen.getByRole('button', { name: /^Plan for 81 kg/u }).closest('.no-print')).not.toBeNull();
    press(/^Plan for 81 kg by/u);
    expect(document.body.textContent).toMatch(/81 kg by \w+ \d+, 202\d/u);
    expect(valueOf('plan.intake')).toBeGreaterThanOrEqual(1500);
  });

  test('losing from below a healthy weight is refused, gaining is planned', () => {
    plan({ weight: '55', goal: '54' });
    expect(screen.getByText(/We don’t plan further loss/u)).toBeTruthy();
    press(/^Plan for 58\.7 kg by/u);
    expect(valueOf('plan.intake')).toBeGreaterThan(valueOf('plan.tdee'));
    expect(screen.getByText(/start with 250 kcal a day more than you use/u)).toBeTruthy();
    expect(screen.getByText(/about .* goes away because you’re eating less\. It’s water/u)).toBeTruthy();
    expect(screen.getByText(/no plan can promise it/u)).toBeTruthy();
  });

  test('below the guidance the figure has a caution and an earliest date, one click away', () => {
    plan({ goal: '80', date: '2027-01-20' });
    expect(screen.getByText(/below 1,500 kcal, the usual minimum for men/u)).toBeTruthy();
    press(/^Plan for \w+ \d+, 2027$/u);
    expect(valueOf('plan.intake')).toBeGreaterThanOrEqual(1500);
    expect(screen.queryByText(/below 1,500 kcal/u)).toBeNull();
    expect(document.activeElement?.contains(result('plan.intake'))).toBe(true);
  });

  test('below 800 kcal there is no figure, and the earliest safe date is offered', () => {
    plan({ goal: '72', date: '2027-01-20' });
    expect(result('plan.intake')?.textContent).toBe('Not a safe target');
    expect(result('plan.intake')?.hasAttribute('value')).toBe(false);
    expect(screen.queryByRole('heading', { name: 'Or move more and eat more' })).toBeNull();
    press(/^Plan for \w+ \d+, 2027$/u);
    expect(valueOf('plan.intake')).toBeGreaterThanOrEqual(1500);
  });

  test('an extremely high intake isn’t planned either', () => {
    plan({ weight: '65', goal: '85', date: '2026-12-15' });
    expect(result('plan.intake')?.textContent).toBe('Not a safe target');
    expect(screen.getByText(/too much to plan for/u)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /move more/u })).toBeNull();
  });

  test('today’s weight as the goal is maintained', () => {
    plan({ goal: '90' });
    expect(result('plan.maintenance')?.textContent).toBe('2,817');
    expect(result('plan.intake')).toBeNull();
  });

  test('three years are the longest plan', () => {
    plan({ weight: '180', goal: '80' });
    fireEvent.click(screen.getByRole('radio', { name: 'At a pace' }));
    choose('Pace', 'gentle');
    press('Calculate');
    expect(screen.getByText(/In three years you’d reach 109.7 kg/u)).toBeTruthy();
    press(/^Plan for 109\.7 kg by/u);
    expect(valueOf('plan.days')).toBeLessThanOrEqual(1095);
  });
});

test('what was typed before the script loaded is kept', () => {
  const root = document.createElement('astro-island');
  document.body.append(root);
  root.innerHTML = renderToString(<WeightPlanner />);
  const box = (name: string): HTMLInputElement | null => root.querySelector(`[data-field="${name}"]`);
  const early = { goalWeight: '81', goalDate: '2027-06-01', weight: '92' };
  for (const [name, text] of Object.entries(early)) {
    const element = box(name);
    if (element) element.value = text;
    element?.setAttribute(EDITED_ATTRIBUTE, '');
  }
  const pace = root.querySelector<HTMLInputElement>('[value="pace"]');
  if (pace) pace.checked = true;
  pace?.setAttribute(EDITED_ATTRIBUTE, '');
  render(<WeightPlanner />, { container: root, hydrate: true });
  expect(screen.getByRole('combobox', { name: 'Pace' })).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'By a date' }));
  for (const [name, text] of Object.entries(early)) expect(box(name)?.value, name).toBe(text);
  root.remove();
});

test('Reset clears the plan and proposes the date again', () => {
  plan({});
  press('Reset');
  expect(result('plan.intake')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Goal weight/u }).value).toBe('');
  expect(dateBox().value).toBe('2027-05-22');
  expect(renderHook(usePlanned).result.current).toBeNull();
});

/** The page stays open until noon of another day. */
function stayOpen(days: number): void {
  act(() => {
    vi.setSystemTime(new Date(2026, 10, 21 + days, 12));
    vi.advanceTimersByTime(60_000);
  });
}

const again = (): string | null => screen.queryByText(/^Calculated again for/u)?.textContent ?? null;

describe('a page that is left open', () => {
  test('proposes half a year from the new day, and says that the plan was calculated again', () => {
    plan({ date: null });
    expect(result('plan.days')?.textContent).toBe('182');
    expect(again()).toBeNull();
    stayOpen(30);
    expect(dateBox().value).toBe('2027-06-21');
    expect(result('plan.days')?.textContent).toBe('182');
    expect(screen.getByText('Eat this to reach 80 kg by Jun 21, 2027')).toBeTruthy();
    expect(again()).toBe(
      'Calculated again for Dec 21, 2026: the figures may differ from those of Nov 21, 2026.',
    );
    const [region] = screen.getAllByRole('status');
    expect(region?.textContent).toBe('');
    press('Calculate');
    expect(again()).toBeNull();
  });

  test('keeps a date that was chosen, and offers the same number of days from the day of the press', () => {
    plan({ goal: '80', date: '2027-01-20' });
    const [, day = ''] = /^Plan for (.+)$/u.exec(offer()) ?? [];
    // What that date allows is offered beside a later one.
    expect(screen.getByRole('button', { name: /^Plan for [\d.]+ kg by Jan 20, 2027$/u })).toBeTruthy();
    vi.setSystemTime(new Date(2026, 10, 24, 12));
    press(offer());
    const later = (Date.parse(`${dateBox().value}T00:00Z`) - Date.parse(`${day} UTC`)) / 86_400_000;
    expect(later).toBe(3);
    expect(valueOf('plan.intake')).toBeGreaterThanOrEqual(1500);
    expect(screen.queryByText(/below 1,500 kcal/u)).toBeNull();
    const { value } = dateBox();
    stayOpen(10);
    expect(dateBox().value).toBe(value);
    expect(again()).toMatch(/^Calculated again for Dec 1, 2026/u);
  });

  test('says that a chosen date has passed, without moving the focus', () => {
    plan({ date: '2026-12-20' });
    const { activeElement } = document;
    stayOpen(30);
    expect(screen.getByText(/^Dec 20, 2026 has passed\. Choose a date from Jan 11, 2027/u)).toBeTruthy();
    expect(document.activeElement).toBe(activeElement);
    chooseDate('2027-05-20');
    expect(result('plan.days')?.textContent).toBe('150');
    expect(again()).toMatch(/^Calculated again for Dec 21, 2026/u);
  });
});

describe('a plan that is restored on another day', () => {
  const reload = (days: number): void => {
    cleanup();
    vi.setSystemTime(new Date(2026, 10, 21 + days, 12));
    render(<WeightPlanner />);
  };

  test('is calculated again, and says so, also after another reload on that day', () => {
    plan({});
    reload(0);
    expect(valueOf('plan.intake')).toBeCloseTo(2225.58, 1);
    expect(again()).toBeNull();
    for (const day of [10, 10]) {
      reload(day);
      expect(result('plan.days')?.textContent).toBe('170');
      expect(again()).toMatch(/^Calculated again for Dec 1, 2026: .+ Nov 21, 2026\.$/u);
    }
    press('Calculate');
    reload(10);
    expect(again()).toBeNull();
  });

  test('still has a proposed date', () => {
    plan({ date: null });
    reload(30);
    expect(result('plan.days')?.textContent).toBe('182');
    expect(dateBox().value).toBe('2027-06-21');
  });

  test('after its chosen date says that the date has passed', () => {
    plan({});
    reload(200);
    expect(screen.getByText(/^May 20, 2027 has passed\. Choose a date/u)).toBeTruthy();
    expect(dateBox().value).toBe('2027-05-20');
    press('Use Dec 8, 2027, half a year from today');
    expect(dateBox().value).toBe('2027-12-08');
    expect(result('plan.days')?.textContent).toBe('182');
    expect(screen.queryByText(/has passed/u)).toBeNull();
  });
});

describe('a goal from an earlier page of the visit', () => {
  const visit = (goalWeight: string, more: Readonly<Record<string, string>> = {}): HTMLInputElement => {
    const entries = { units: 'metric', weight: 'kg~90', height: 'cm~178', age: '40', gender: 'male' };
    sessionStorage.setItem('evenscale.person', JSON.stringify({ ...entries, goalWeight, ...more }));
    render(<WeightPlanner />);
    return screen.getByRole('textbox', { name: /^Goal weight/u });
  };

  test('is there again', () => expect(visit('kg~80').value).toBe('80'));

  test.each([
    ['below the healthy range', 'kg~50', {}],
    ['in a time that isn’t safe', 'kg~65', { by: 'date', goalDate: '2026-12-20' }],
  ])('isn’t if it was refused: %s', (_why, goal, more) => {
    expect(visit(goal, more).value).toBe('');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Weight/u }).value).toBe('90');
    expect(screen.queryByRole('region', { name: 'No plan for this goal' })).toBeNull();
  });

  test('is if only the proposed date is too early for it', () =>
    expect(visit('kg~62', { gender: 'female', height: 'cm~165' }).value).toBe('62'));

  test('is during a pregnancy, which isn’t about the goal', () =>
    expect(visit('kg~80', { gender: 'female', pregnancy: 'yes' }).value).toBe('80'));
});

test('during a pregnancy there is no plan, and what was said can be taken back beside the reason', () => {
  sessionStorage.setItem('evenscale.person', JSON.stringify({ pregnancy: 'yes', gender: 'female' }));
  plan({});
  expect(result('plan.intake')).toBeNull();
  expect(screen.getByRole('link', { name: 'weight gain in pregnancy' })).toBeDefined();
  expect(screen.getByRole('status').textContent).toMatch(/See why below\.$/u);
  expect(document.body.textContent).not.toMatch(/moderately active\./u);
  press('Take this back');
  expect(result('plan.intake')?.getAttribute('value')).toMatch(/^\d/u);
  expect(sessionStorage.getItem('evenscale.person')).not.toContain('"pregnancy":"yes"');
  expect(screen.queryByRole('button', { name: 'Take this back' })).toBeNull();
});
