import { result, round, tenth } from './dom.ts';
import { calories, INSTEAD, reasonNotices, remark, withheld } from './figures.ts';
import type { Body } from './figures.ts';
import { FACTORS } from './person.ts';
import { bandOf, scale, shownBmi } from './scale.ts';
import type { Scale } from './scale.ts';

const SCALE: Scale = {
  min: 0,
  max: 50,
  labels: [15, 18.5, 25, 30, 35, 40].map((value) => [value, String(value)] as const),
  bands: [
    { tone: 'underweight', label: 'Underweight', from: 0 },
    { tone: 'normal', label: 'Normal weight', from: 18.5 },
    { tone: 'overweight', label: 'Overweight', from: 25 },
    { tone: 'obese', label: 'Obesity (Class 1)', from: 30 },
    { tone: 'obese', label: 'Obesity (Class 2)', from: 35 },
    { tone: 'obese', label: 'Extreme Obesity (Class 3)', from: 40 },
  ],
};

const TARGETS = [
  ['extremeLoss', 'Extreme loss', -1000],
  ['loss', 'Loss', -500],
  ['mildLoss', 'Mild loss', -250],
  ['maintain', 'Maintain', 0],
  ['mildGain', 'Mild gain', 250],
  ['gain', 'Gain', 500],
  ['extremeGain', 'Extreme gain', 1000],
] as const;

const LEVELS: readonly (readonly [string, string])[] = [
  ['sedentary', 'Sedentary'],
  ['lightlyActive', 'Lightly active'],
  ['moderatelyActive', 'Moderately active'],
  ['veryActive', 'Very active'],
  ['superActive', 'Super active'],
];

/** The goal, and the body fat that was entered, or `null`. */
export interface Wish {
  readonly goal: string;
  readonly bodyFat: number | null;
}

/** The target that belongs to a goal. */
export const chosenTarget = ({ goal }: Wish) =>
  TARGETS.find(([key]) => key === (goal === 'lose' ? 'loss' : goal)) ?? TARGETS[3];

/** Resting energy from lean mass (Katch–McArdle). */
export const katch = (kilograms: number, bodyFat: number): number =>
  370 + 21.6 * kilograms * (1 - bodyFat / 100);

function rangeSentence({ person, tdee }: Body, { bodyFat }: Wish): string {
  if (bodyFat === null)
    return `An estimate. For most adults it’s within 14%, because both the equation and the activity level can be off: between ${round(tdee * 0.86)} and ${round(tdee * 1.14)} kcal.`;
  const reading = (21.6 * person.kilograms * 0.05) / katch(person.kilograms, bodyFat);
  const error = Math.round(Math.hypot(reading, 0.1) * 100);
  const at = (percent: number): string => round((tdee * percent) / 100);
  return `An estimate. If your body-fat reading is up to 5 points off, it’s usually within ${error}%, activity level included: between ${at(100 - error)} and ${at(100 + error)} kcal.`;
}

function headline(body: Body, wish: Wish): string {
  if (body.bmr <= 0)
    return `<p>${result('tdee', null, 'Outside the range')}. These entries are far outside the range the equation was made for, so no number is shown. Please check them.</p>`;
  return `<p class="TdeeReport-headline">${result('tdee', body.tdee, round(body.tdee), 'TdeeReport-big')} <span class="TdeeReport-quiet">kcal a day</span></p>
    <p class="TdeeReport-quiet">${rangeSentence(body, wish)}</p>`;
}

function bodyFatRow({ person, bmi }: Body, { bodyFat }: Wish): string {
  const estimate = Math.min(100, Math.max(0, 1.2 * bmi + 0.23 * person.age - (person.male ? 16.2 : 5.4)));
  const value = bodyFat ?? estimate;
  const remarks = [
    '± 4 points (standard error 4.1), from BMI, age and sex. Not used for your calories.',
    bmi < 13.9 || bmi > 40.9 || person.age < 16
      ? 'You’re outside the range this estimate was tested on.'
      : '',
    estimate < (person.male ? 3 : 12) ? 'An estimate this low isn’t reliable.' : '',
  ];
  return `<div class="TdeeReport-row"><dt>Body fat (${bodyFat === null ? 'estimated' : 'as you entered it'})</dt>
    <dd class="TdeeReport-figure">${result('bodyFatPercentage', value, tenth(value))} %</dd>
    <dd class="TdeeReport-note">${bodyFat === null ? remarks.join(' ') : 'Used for your resting calories (Katch–McArdle).'}</dd></div>`;
}

function neighbours({ person, bmr, tdee }: Body): string {
  if (bmr <= 0) return '';
  const here = LEVELS.findIndex(([key]) => key === person.activity);
  const lines = [here - 1, here + 1].map((index) => {
    const [key, name] = LEVELS[index] ?? [];
    if (key === undefined) return '';
    const other = bmr * (FACTORS[key] ?? 1);
    return `<li>${name}: ${round(other)} kcal, ${round(Math.abs(other - tdee))} kcal ${other > tdee ? 'more' : 'less'} a day.</li>`;
  });
  return `<div class="TdeeReport-quiet"><h3 class="TdeeReport-small">One activity level up or down</h3>
    <ul class="TdeeReport-list">${lines.join('')}</ul></div>`;
}

function facts(body: Body, wish: Wish): string {
  const shown = shownBmi(SCALE.bands, body.bmi);
  const label = bandOf(SCALE.bands, body.bmi)?.label ?? '';
  return `<dl class="TdeeReport-rows">
    <div class="TdeeReport-row"><dt>Basal metabolic rate (BMR)</dt><dd class="TdeeReport-figure">${result('bmr', body.bmr, round(body.bmr))} kcal</dd></div>
    <div class="TdeeReport-row"><dt>BMI</dt><dd class="TdeeReport-figure">${result('bmi', body.bmi, shown)} · <span data-result="bmiCategory">${label}</span></dd></div>
    ${bodyFatRow(body, wish)}</dl>
    ${scale(SCALE, body.bmi, `Bar of BMI from 0 to 50. Your BMI of ${shown} stands at ${label}.`)}${neighbours(body)}`;
}

function targetRow(body: Body, wish: Wish, [key, name, step]: (typeof TARGETS)[number]): string {
  const value = body.tdee + step;
  const reason = withheld(body, value, step);
  const note = reason ? '' : remark(body, value);
  const isGoal = chosenTarget(wish)[0] === key;
  const row = isGoal ? '<tr class="TdeeReport-goal">' : '<tr>';
  const difference = step === 0 ? '±0' : `${step > 0 ? '+' : '−'}${round(Math.abs(step))}`;
  return `${row}<th scope="row">${name}${isGoal ? '<span> · your goal</span>' : ''}</th>
    <td class="TdeeReport-difference">${difference}</td>
    <td>${calories(`targetCalories.${key}`, value, reason, 'TdeeReport-withheld')}</td></tr>
    ${note && `${row}<td colspan="3" class="TdeeReport-remark"><p>${note}</p></td></tr>`}`;
}

function targetTable(body: Body, wish: Wish): string {
  return `<table class="TdeeReport-table"><caption>Target calories</caption>
    <thead class="TdeeReport-head"><tr><th scope="col">Target</th><th scope="col">Compared with TDEE</th><th scope="col">kcal a day</th></tr></thead>
    <tbody>${TARGETS.map((target) => targetRow(body, wish, target)).join('')}</tbody></table>
    ${reasonNotices(TARGETS.map(([, , step]) => withheld(body, body.tdee + step, step)))}`;
}

/** The results card without its macro plans. */
export function tdeeColumns(body: Body, wish: Wish): string {
  return `<div class="TdeeReport-columns">
    <div class="TdeeReport-column">${headline(body, wish)}${facts(body, wish)}</div>
    <div class="TdeeReport-column">${targetTable(body, wish)}</div></div>`;
}

/** The calories for the macro plans, or the text that replaces them. */
export function macroBase(body: Body, wish: Wish) {
  const [, name, step] = chosenTarget(wish);
  const value = body.tdee + step;
  const reason = withheld(body, value, step);
  return { name, value, words: reason && INSTEAD[reason], note: reason ? '' : remark(body, value) };
}
