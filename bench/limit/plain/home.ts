import { find, result, round, tenth } from './dom.ts';
import {
  bodyOf,
  calories,
  INSTEAD,
  mifflin,
  personNotice,
  reasonNotices,
  remark,
  withheld,
} from './figures.ts';
import type { Body } from './figures.ts';
import { listen, readPerson, show } from './person.ts';
import { bandOf, scale, shownBmi } from './scale.ts';
import type { Scale } from './scale.ts';

const SCALE: Scale = {
  min: 15,
  max: 35,
  labels: [
    [16, '16'],
    [18.5, '18.5'],
    [25, '25'],
    [30, '30'],
    [35, '35+'],
  ],
  bands: [
    { tone: 'underweight', label: 'Underweight', from: 0 },
    { tone: 'normal', label: 'Normal', from: 18.5 },
    { tone: 'overweight', label: 'Overweight', from: 25 },
    { tone: 'obese', label: 'Obese', from: 30 },
  ],
};

const SENTENCES: Readonly<Record<string, string>> = {
  underweight: 'Below the range with the lowest health risk for most adults.',
  normal: 'In the range with the lowest health risk for most adults.',
  overweight: 'Above the healthy range. Waist, muscle and habits say more than this number alone.',
  obese: 'Above the healthy range. Even a loss of 5 to 10 % of body weight helps, and it need not be quick.',
};

function idealWeight({ person }: Body): string {
  const { imperial, centimetres, inches } = person;
  const perIndex = imperial ? inches ** 2 / 703 : (centimetres / 100) ** 2;
  const [min, max] = [18.5 * perIndex, 24.9 * perIndex];
  return `<div class="HomeReport-ideal"><p class="HomeReport-line"><span>Ideal weight range</span><strong>
    ${result('idealWeightRange.min', min, tenth(min))} – ${result('idealWeightRange.max', max, tenth(max))} ${imperial ? 'lb' : 'kg'}
    </strong></p><p class="HomeReport-basis">Based on a healthy BMI range of 18.5 - 24.9</p></div>`;
}

function bmiCard(body: Body): string {
  const { bmi, person } = body;
  const shown = shownBmi(SCALE.bands, bmi);
  const { tone = '', label = '' } = bandOf(SCALE.bands, bmi) ?? {};
  const sentence = `Scale of BMI from 15 to 35. Your BMI of ${shown} stands in the ${label.toLowerCase()} band.`;
  return `<section class="HomeReport-card" aria-labelledby="bmi-card"><h2 id="bmi-card">Body mass index</h2>
    <p class="HomeReport-headline">${result('bmi', bmi, shown, 'HomeReport-big')}
    <span class="HomeReport-pill HomeReport-${tone}" data-result="bmiCategory">${label}</span></p>
    ${scale(SCALE, bmi, sentence)}
    ${person.age < 18 ? '' : `<p class="HomeReport-basis">${SENTENCES[tone]}</p>`}${idealWeight(body)}</section>`;
}

function row(body: Body, name: string, label: string, value: number, step: number | null): string {
  const reason = step === null ? null : withheld(body, value, step);
  const note = step === null || reason ? '' : remark(body, value);
  return `<div class="CalorieRow-row"><dt>${label}</dt>
    <dd class="CalorieRow-${reason ? 'withheld' : 'figure'}">${calories(name, value, reason)}${reason ? '' : '<span class="CalorieRow-unit"> kcal</span>'}</dd>
    ${note && `<dd class="CalorieRow-remark">${note}</dd>`}</div>`;
}

function headline(body: Body): string {
  const reason = withheld(body, body.tdee, null);
  if (reason)
    return `<p class="HomeReport-headline">Maintenance: ${result('calories.maintenance', null, INSTEAD[reason], 'HomeReport-reason')}</p>`;
  const note = remark(body, body.tdee);
  return `<p class="HomeReport-headline">${result('calories.maintenance', body.tdee, round(body.tdee), 'HomeReport-big')}
    <span class="HomeReport-beside">kcal a day keeps your weight steady</span>
    ${note && `<span class="HomeReport-remark">${note}</span>`}</p>`;
}

function calorieCard(body: Body): string {
  const { bmr, tdee } = body;
  return `<section class="HomeReport-card" aria-labelledby="calorie-card"><h2 id="calorie-card">Daily calories</h2>
    ${headline(body)}<dl class="HomeReport-rows">
    ${row(body, 'calories.bmr', 'Basal metabolic rate (BMR)', bmr, null)}
    ${row(body, 'calories.weightLoss', 'Weight loss · about 0.5 kg/week at first', tdee - 500, -500)}
    ${row(body, 'calories.weightGain', 'Weight gain · about 0.5 kg/week at first', tdee + 500, 500)}</dl>
    ${reasonNotices([withheld(body, tdee, null), withheld(body, tdee - 500, -500), withheld(body, tdee + 500, 500)])}
    <p class="HomeReport-basis">${
      bmr > 0
        ? 'Estimates from the Mifflin–St Jeor equation (1990) and your activity level. For most adults, they’re within 14%.'
        : 'These entries are far outside the range the equation was made for. Please check them.'
    }</p></section>`;
}

function calculate(): void {
  const person = readPerson(0);
  if (!person) return;
  const body = bodyOf(person, mifflin(person));
  const label = bandOf(SCALE.bands, body.bmi)?.label.toLowerCase();
  find('.Calculator-calculator > [role="status"]').textContent =
    `Your BMI is ${shownBmi(SCALE.bands, body.bmi)}, in the ${label} range; ${round(body.tdee)} kcal a day keeps your weight steady.`;
  show(`${personNotice(body)}<div class="HomeReport-cards">${bmiCard(body)}${calorieCard(body)}</div>`);
}

listen({ calculate, reset: () => undefined });
