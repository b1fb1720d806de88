import { growthChartWords } from '#charts/growth-chart/growth-chart-words.ts';
import { childChartWords } from '#calculators/child-bmi/chart/child-chart-words.ts';
import { childFormWords } from '#tools/child-bmi/form-words.ts';
import { expectSoundDrawings, expectSoundDrawingsAtAllSizes } from './drawing-report.ts';
import { calculate } from './person.ts';
import { choose, fill, focusRole, open, press, scrollToHeading, seeValueOfFocused, test } from './visit.ts';

test('a child’s measurement is on the curves, which can be read with the keyboard and expanded with a press', async ({
  visit,
}) => {
  await open(visit, '/child-bmi-calculator');
  await press(visit, 'radio', 'Boy');
  await press(visit, 'radio', childFormWords.byYears);
  for (const [name, text] of [
    ['years', '2'],
    ['weight', '18.5'],
    ['height', '86'],
  ] as const)
    await fill(visit, name, text);
  await choose(visit, 'months', '1');
  await calculate(visit);
  await scrollToHeading(visit, childChartWords.title);
  await focusRole(visit, 'slider', growthChartWords.slider);
  // After scrolling, the mouse may be over the chart and move its cursor, so keys start at an end.
  await visit.page.press('Home');
  await seeValueOfFocused(visit, /^2 years: percentiles 5th /u);
  await visit.page.press('ArrowRight');
  await seeValueOfFocused(
    visit,
    /^2 years 1 month: BMI 25\.0, between 120% and \d+% of the 95th percentile/u,
  );
  await expectSoundDrawingsAtAllSizes(visit, { readings: 1 });
  await press(visit, 'button', growthChartWords.showWhole);
  await focusRole(visit, 'slider', growthChartWords.slider);
  await visit.page.press('End');
  await seeValueOfFocused(visit, /^20 years: /u);
  await expectSoundDrawings(visit);
});
