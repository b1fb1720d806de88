import { weeks } from '@evenscale/formulas/units';
import { describe, expect, test } from 'vitest';
import { changedEntries, initialEntries, readEntries } from '#person/entries/field.ts';
import { adviceText, answerSentence } from './answer-words.ts';
import { pregnancy, type PregnancyEntries } from './entries.ts';
import { gainCorners, gainRows } from './gain-line.ts';
import { buildPregnancyReport, type GainReport } from './report.ts';
import { sentencesOf } from '#ui/text/topic.ts';
import { pregnancyTopics } from './topics.ts';
import {
  changeText,
  extraText,
  formatWeekly,
  notesOf,
  pregnancyWords,
  shownBmi,
  weekSpanText,
} from './words.ts';

const TYPED = { weight: '65', height: '165', age: '30', week: '24' };

function reportOf(changes: Partial<PregnancyEntries>): ReturnType<typeof buildPregnancyReport> {
  const entries = changedEntries(pregnancy, initialEntries(pregnancy), { ...TYPED, ...changes });
  const reading = readEntries(pregnancy, entries, entries);
  if (!reading.ok) expect.fail(JSON.stringify(reading.problems));
  return buildPregnancyReport(entries, reading.input);
}

function shown(changes: Partial<PregnancyEntries> = {}): GainReport {
  const report = reportOf(changes);
  return report?.status === 'shown' ? report : expect.fail('no figures');
}

const IMPERIAL = { units: 'imperial', weight: 'lb~143.3', height: 'ft~5~5' } as const;

describe('the report', () => {
  test('has the guideline’s ranges for the BMI before, by hand for week 24', () => {
    const { bmi, category, figures, extra, gain } = shown();
    expect(bmi).toBeCloseTo(23.8751, 4);
    expect(category).toBe('normal');
    expect(figures?.total).toEqual({ min: 11.5, max: 16 });
    // 0.5 + 11 × 11 ÷ 27, and 2 + 14 × 11 ÷ 27.
    expect(figures?.week.min).toBeCloseTo(4.98148, 5);
    expect(figures?.week.max).toBeCloseTo(7.7037, 5);
    expect(figures?.weekly).toEqual({ min: 0.35, max: 0.5 });
    expect([extra, gain]).toEqual([340, null]);
  });

  test('has the published pounds in imperial units, not converted ones', () => {
    expect(shown({ ...IMPERIAL, week: '40' }).figures).toEqual({
      total: { min: 25, max: 35 },
      week: { min: 25, max: 35 },
      weekly: { min: 0.8, max: 1 },
    });
    expect(shown({ ...IMPERIAL, weightNow: 'lb~155.3' }).gain).toBeCloseTo(12, 9);
  });

  test('has no weekly rate and no energy for twins, and no range below a BMI of 18.5', () => {
    expect(shown({ babies: 'twins' })).toMatchObject({
      figures: { total: { min: 17, max: 25 }, weekly: null },
      extra: null,
    });
    expect(shown({ babies: 'twins', weight: '48', weightNow: '50' })).toMatchObject({
      category: 'underweight',
      figures: null,
      place: null,
      advice: null,
    });
  });

  test.each([
    ['69.4', 'below'],
    ['69.5', 'atEdge'],
    ['69.9', 'atEdge'],
    ['70', 'within'],
    ['72.7', 'within'],
    ['72.8', 'atEdge'],
    ['73.2', 'atEdge'],
    ['73.3', 'above'],
  ])('compares a weight of %s kg with the range as printed, 5.0 to 7.7', (weightNow, place) => {
    expect(shown({ weightNow }).place).toBe(place);
  });

  test('compares whole pounds in imperial units, where the range is printed as 11 to 17, with one for the edge', () => {
    for (const [now, place] of [
      ['152.7', 'below'],
      ['152.9', 'atEdge'],
      ['153.7', 'atEdge'],
      ['153.9', 'within'],
      ['160.7', 'within'],
      ['160.9', 'atEdge'],
      ['161.7', 'atEdge'],
      ['161.9', 'above'],
    ] as const)
      expect(shown({ ...IMPERIAL, weightNow: `lb~${now}` }).place, now).toBe(place);
  });

  test('has the printed range of the first 13 weeks before week 14, and none made up for a week', () => {
    for (const week of ['0', '3', '13']) expect(shown({ week }).figures?.week).toEqual({ min: 0.5, max: 2 });
    expect(shown({ ...IMPERIAL, week: '3' }).figures?.week).toEqual({ min: 1.1, max: 4.4 });
    expect(shown({ week: '14' }).figures?.week.min).toBeCloseTo(0.5 + 11 / 27, 9);
  });

  test('says what was entered, with the babies and the weight now', () => {
    expect(shown({ weightNow: '71' }).whose).toBe('65 kg, 165 cm, 30 years, 24 weeks, one baby, 71 kg now');
    expect(shown({ babies: 'twins' }).whose).toBe('65 kg, 165 cm, 30 years, 24 weeks, twins');
  });

  test('stays the same for the same person in other units', () => {
    for (const weight of ['50.36', '50.37', '68.06', '68.07', '81.67', '81.68'])
      expect(shown({ weight: `kg~${weight}`, units: 'imperial' }).category).toBe(
        shown({ weight: `kg~${weight}` }).category,
      );
  });

  test('has no figure under 18', () => {
    expect(reportOf({ age: '17' })).toEqual({ status: 'underAge' });
  });
});

describe('the sentence', () => {
  test.each([
    [
      {},
      'With your BMI before pregnancy, the US guideline’s range is 11.5 to 16 kg in all, and about 5.0 to 7.7 kg through week 24.',
    ],
    [
      { babies: 'twins' },
      'With twins and your BMI before pregnancy, the US guideline’s range is 17 to 25 kg in all, and about 8.1 to 12.5 kg through week 24.',
    ],
    [
      { weightNow: '71' },
      'At 24 weeks, you weigh 6.0 kg more than before. That’s within the range for this week, about 5.0 to 7.7 kg.',
    ],
    [
      { weightNow: '69.6' },
      'At 24 weeks, you weigh 4.6 kg more than before. That’s at the edge of the range for this week, about 5.0 to 7.7 kg.',
    ],
    [
      { weightNow: '64.8' },
      'At 24 weeks, you weigh about the same as before. That’s below the range for this week, about 5.0 to 7.7 kg.',
    ],
    [
      { weightNow: '68.1', week: '14' },
      'One weigh-in isn’t the whole story. At 14 weeks, you weigh 3.1 kg more than before. The range for this week is about 0.9 to 2.5 kg.',
    ],
    [
      { week: '3' },
      'With your BMI before pregnancy, the US guideline’s range is 11.5 to 16 kg in all, and 0.5 to 2 kg in the first 13 weeks.',
    ],
    [
      { week: '3', babies: 'twins' },
      'With twins and your BMI before pregnancy, the US guideline’s range is 17 to 25 kg in all. For the first 13 weeks, the guideline has a range only for one baby: 0.5 to 2 kg.',
    ],
    [
      { weightNow: '65.3', week: '0' },
      'At 0 weeks, you weigh about the same as before. That’s common: in the first 13 weeks, the guideline expects little gain, 0.5 to 2 kg in all.',
    ],
    [
      { weightNow: '66.4', week: '8' },
      'At 8 weeks, you weigh 1.4 kg more than before. That’s common: in the first 13 weeks, the guideline expects little gain, 0.5 to 2 kg in all.',
    ],
    [
      { weightNow: '63.5', week: '8' },
      'At 8 weeks, you weigh 1.5 kg less than before. That can happen in the first 13 weeks, often because of nausea.',
    ],
    [
      { weightNow: '61', week: '8' },
      'At 8 weeks, you weigh 4.0 kg less than before. In the first 13 weeks, the guideline expects 0.5 to 2 kg in all.',
    ],
    [
      { weightNow: '68', week: '8' },
      'One weigh-in isn’t the whole story. At 8 weeks, you weigh 3.0 kg more than before. In the first 13 weeks, the guideline expects 0.5 to 2 kg in all.',
    ],
    [{ babies: 'twins', weight: '48' }, pregnancyWords.noGuidelineWhy],
    [{ week: '41' }, 'With your BMI before pregnancy, the US guideline’s range is 11.5 to 16 kg in all.'],
    [
      { weightNow: '78', week: '41' },
      'At 41 weeks, you weigh 13.0 kg more than before. That’s within the range for the whole pregnancy, 11.5 to 16 kg.',
    ],
    [
      { weightNow: '75.5', week: '40' },
      'One weigh-in isn’t the whole story. At 40 weeks, you weigh 10.5 kg more than before. The range for the whole pregnancy is 11.5 to 16 kg.',
    ],
  ] as const)('%j', (changes, sentence) => {
    expect(answerSentence(shown(changes))).toBe(sentence);
  });

  test.each(['40', '42'])('“this week” isn’t said in week %s', (week) => {
    for (const weightNow of ['', '55', '62', '68', '74', '78', '84', '95'])
      for (const weight of ['45', '51', '65', '90']) {
        const report = shown({ weight, weightNow, week });
        const said = [answerSentence(report), adviceText(report) ?? '', ...notesOf(report)].join(' ');
        expect(said).not.toMatch(/this week|through week/iu);
      }
  });

  test('never praises, blames or sets a target', () => {
    const said = [
      JSON.stringify(pregnancyWords),
      ...['60', '65', '71', '75', '90'].flatMap((weightNow) =>
        ['8', '24'].flatMap((week) => {
          const report = shown({ weightNow, week });
          return [answerSentence(report), adviceText(report) ?? ''];
        }),
      ),
    ].join(' ');
    expect(said).not.toMatch(
      /\b(?:should|good|great|well done|too much|too little|target|goal|on track)\b/iu,
    );
    expect(said).not.toMatch(/\bdiet\b|congrat|days to go|!/iu);
  });
});

describe('what to do', () => {
  test.each([
    ['no weight now', {}, null],
    ['within the range', { weightNow: '71' }, null],
    ['week 0', { weightNow: '65.3', week: '0' }, null],
    ['at the lower edge', { weightNow: '69.5' }, null],
    ['at the upper edge', { weightNow: '73.2' }, null],
    ['above', { weightNow: '68.1', week: '14' }, 'above'],
    ['below', { weightNow: '69.4' }, 'below'],
    ['1.9 kg below', { weightNow: '68.1' }, 'below'],
    ['2 kg below', { weightNow: '68' }, 'belowSoon'],
    ['the same as before', { weightNow: '65' }, 'belowSoon'],
    ['the same as before, where the low end is less than 2 kg', { weightNow: '65', week: '16' }, 'below'],
    ['the same as before in week 13', { weightNow: '64.5', week: '13' }, null],
    ['below, with a BMI below 18.5', { weight: '48', weightNow: '52.5' }, 'belowSoon'],
    ['at the edge, with a BMI below 18.5', { weight: '48', weightNow: '53' }, null],
    ['2 kg below, with a BMI of 33', { weight: '93', height: '168', weightNow: '93' }, 'below'],
    ['twins, far below', { babies: 'twins', weightNow: '70' }, 'belowSoon'],
    ['twins, below', { babies: 'twins', weightNow: '71.3' }, 'below'],
    ['no guideline, no gain', { babies: 'twins', weight: '48', weightNow: '48.5' }, 'belowSoon'],
    ['no guideline, no gain early', { babies: 'twins', weight: '48', weightNow: '48', week: '12' }, null],
    ['above in the first trimester', { weightNow: '67.6', week: '8' }, 'above'],
    ['at the edge in the first trimester', { weightNow: '67.5', week: '8' }, null],
    ['not much more than the whole range', { weightNow: '81.9', week: '39' }, 'above'],
    ['more than the whole range', { weightNow: '82', week: '39' }, 'aboveSoon'],
    ['much more', { weightNow: '90', week: '30' }, 'aboveSoon'],
    ['4.9 kg above the range of the week, 6.7', { weightNow: '76.6', week: '22' }, 'above'],
    ['5 kg above it', { weightNow: '76.7', week: '22' }, 'aboveSoon'],
    ['far above it, but within the whole range', { weightNow: '80.1', week: '22' }, 'aboveSoon'],
    ['a small loss in week 13', { weightNow: '64', week: '13' }, 'lostEarly'],
    ['the same below a BMI of 18.5', { weight: '47', weightNow: '46', week: '12' }, 'lost'],
    ['a small loss in week 14', { weightNow: '64', week: '14' }, 'belowSoon'],
    ['just less than 5% lost early', { weightNow: '61.8', week: '8' }, 'lostEarly'],
    ['5% lost early, as printed', { weightNow: '61.75', week: '8' }, 'lost'],
    ['10% lost early', { weight: '60', weightNow: '54', week: '8' }, 'lostMuch'],
    ['a loss where there’s no guideline', { babies: 'twins', weight: '48', weightNow: '46.9' }, 'lost'],
    ['a day’s change after week 13', { weightNow: '64.5' }, 'belowSoon'],
    ['a little less after week 13', { weightNow: '64' }, 'belowSoon'],
    ['1 kg less after week 13', { weightNow: '64', week: '16' }, 'belowSoon'],
    ['more than 1 kg less after week 13', { weightNow: '63.9' }, 'lost'],
    ['more than 1 kg less in week 14', { weightNow: '63.9', week: '14' }, 'lost'],
    ['the same in week 13', { weightNow: '63.9', week: '13' }, 'lostEarly'],
    ['the same with a BMI below 18.5', { weight: '48', weightNow: '46.9', week: '16' }, 'lost'],
    ['the same with a BMI above 30', { weight: '110', weightNow: '108.9', week: '16' }, 'lost'],
    ['5% less after week 13', { weightNow: '61.75' }, 'lost'],
    ['10% less after week 13', { weightNow: '58.5' }, 'lostMuch'],
  ] as const)('%s: %j', (_, changes, advice) => {
    expect(shown(changes).advice).toBe(advice);
  });

  test('is the same in pounds', () => {
    expect(shown({ ...IMPERIAL, week: '8', weightNow: 'lb~136.1' }).advice).toBe('lost');
    expect(shown({ ...IMPERIAL, week: '8', weightNow: 'lb~141.7' }).advice).toBe('lostEarly');
    expect(shown({ ...IMPERIAL, week: '16', weightNow: 'lb~141' }).advice).toBe('belowSoon');
    expect(shown({ ...IMPERIAL, week: '16', weightNow: 'lb~140' }).advice).toBe('lost');
  });

  test('ends calmly within the range: what to call about today is in the list of signs', () => {
    for (const week of ['14', '20', '24'])
      expect(adviceText(shown({ weightNow: '68.5', week })) ?? '').not.toMatch(/preeclampsia|today/u);
    expect(adviceText(shown({ weightNow: '71' }))).toBe(
      'Your midwife or doctor will go on checking it with you at your visits.',
    );
    expect(adviceText(shown())).toBeNull();
  });

  test('agrees with the list below about weighing less: the same deadline at every week and weight', () => {
    const losing =
      pregnancyTopics
        .find(({ id }) => id === 'losing')
        ?.paragraphs.map(sentencesOf)
        .join(' ') ?? '';
    expect(losing).toContain('more than 2 lb (1 kg) less than before after week 13');
    for (const weight of ['46', '65', '80', '120'])
      for (let week = 14; week <= 42; week++)
        for (let lost = 1.1; lost < Number(weight) * 0.15; lost += 0.7) {
          const weightNow = String(Math.round((Number(weight) - lost) * 10) / 10);
          expect(adviceText(shown({ weight, weightNow, week: String(week) }))).toMatch(/^Call [^,]* today/u);
        }
  });

  test('says at the edge what a small difference can come from', () => {
    expect(adviceText(shown({ weightNow: '69.6' }))).toMatch(/^So small a difference/u);
    expect(adviceText(shown({ weightNow: '67.2', week: '8' }))).toBeNull();
  });

  test('moves by one step for each tenth of a kilogram, so that no tenth turns “fine” into “call”', () => {
    const ORDER = ['lostMuch', 'lost', 'belowSoon', 'below', null, 'above', 'aboveSoon'];
    for (const week of ['14', '20', '30', '40'])
      for (let gain = -2; gain < 25; gain = Math.round(gain * 10 + 1) / 10) {
        const at = (change: number): number =>
          ORDER.indexOf(shown({ weightNow: String(Math.round((65 + change) * 10) / 10), week }).advice);
        expect(Math.abs(at(gain + 0.1) - at(gain)), `${week}: ${String(gain)}`).toBeLessThanOrEqual(1);
      }
  });

  test('says how common it is with one baby, as far as that was studied', () => {
    expect(adviceText(shown({ weightNow: '75' }))).toContain('47 in 100 women');
    expect(adviceText(shown({ weightNow: '68.5' }))).toContain('23 in 100');
    expect(adviceText(shown({ weightNow: '66' }))).not.toContain('in 100');
    expect(adviceText(shown({ weightNow: '71', babies: 'twins' }))).not.toContain('in 100');
  });

  test('begins with what to do, and gives how common it is last', () => {
    expect(adviceText(shown({ weightNow: '75' }))).toMatch(
      /^Mention it .* more than the range by the time their baby is born\.$/u,
    );
    expect(adviceText(shown({ weightNow: '68.5' }))).toMatch(
      /^Mention it .* less than the range by the time their baby is born\.$/u,
    );
    expect(adviceText(shown({ weightNow: '90', week: '30' }))).toMatch(
      /^Call your midwife or doctor this week/u,
    );
    expect(adviceText(shown({ weightNow: '66' }))).toMatch(/^Call your midwife or doctor this week/u);
  });

  test('from a BMI of 30 on, says that gaining less can be fine', () => {
    const obese = { weight: '93', height: '168' };
    expect(adviceText(shown({ ...obese, weightNow: '93' }))).toContain('gaining less can be fine');
    expect(adviceText(shown({ ...obese, weightNow: '98' }))).not.toContain('can be fine');
    expect(adviceText(shown({ weightNow: '68.5' }))).not.toContain('can be fine');
  });

  test('never says not to eat less to somebody below the range', () => {
    for (const weightNow of ['40', '47', '49', '50'])
      expect(adviceText(shown({ weight: '48', weightNow }))).not.toContain('eat');
  });
});

test('twins aren’t said to have a guideline for the first weeks', () => {
  expect(notesOf(shown({ babies: 'twins' })).join(' ')).not.toContain(pregnancyWords.line);
  expect(notesOf(shown())).toContain(pregnancyWords.line);
});

test('figures as printed', () => {
  expect(changeText(-0.5, 'metric')).toBe('about the same');
  expect(changeText(0.6, 'metric')).toBe('0.6 kg more');
  expect(changeText(1, 'imperial')).toBe('about the same');
  expect(changeText(-3.26, 'imperial')).toBe('3 lb less');
  expect(weekSpanText({ min: 10.8, max: 16.9 }, { week: weeks(24), units: 'imperial' })).toBe('11 to 17 lb');
  expect(weekSpanText({ min: 1.1, max: 4.4 }, { week: weeks(3), units: 'imperial' })).toBe('1.1 to 4.4 lb');
  expect(formatWeekly(0.5, 'metric')).toBe('0.50');
  expect(formatWeekly(1, 'imperial')).toBe('1.0');
  expect(extraText(0, 'kcal')).toBe('almost none');
  expect(extraText(450, 'kJ')).toBe('about 1,883 kJ a day');
  expect(shownBmi(24.96)).toBe('24.96');
  expect(shownBmi(23.875)).toBe('23.9');
});

test('the chart’s band and its table end at the total, in week 40 or 37', () => {
  expect(gainCorners(shown()).map(({ week }) => week)).toEqual([0, 13, 40]);
  expect(gainCorners(shown({ babies: 'twins' })).at(-1)).toEqual({ week: 37, min: 17, max: 25 });
  const shownWeeks = gainRows(shown({ week: '22' })).map(({ week }) => week);
  expect(shownWeeks).toEqual([13, 16, 20, 22, 24, 28, 32, 36, 40]);
  expect(gainRows(shown({ week: '3' }))[0]).toEqual({ week: 13, min: 0.5, max: 2 });
  expect(gainRows(shown({ week: '42' })).at(-1)).toEqual({ week: 40, min: 11.5, max: 16 });
});

describe('near a limit of the groups', () => {
  const noted = (changes: Parameters<typeof shown>[0]): string => notesOf(shown(changes)).join(' ');

  test('says the other range, from below and from above', () => {
    // 25 × 1.65² = 68.1 kg.
    expect(noted({ weight: '68.5' })).toContain(
      'Below 68.1 kg before, the range would be 11.5 to 16 kg in all, and about 5.0 to 7.7 kg through week 24.',
    );
    expect(noted({ weight: '67.5' })).toContain(
      'From 68.1 kg before, the range would be 7 to 11.5 kg in all, and about 3.1 to 5.9 kg through week 24.',
    );
    expect(noted({ ...IMPERIAL, weight: 'lb~150' })).toMatch(
      /close to a limit\. From 150\.2 lb .* 15 to 25 lb in all/u,
    );
  });

  test.each([
    ['68.5', '72.5', 'That’s within', 'below that'],
    ['68.5', '74.0', 'That’s within', 'within that'],
    ['67.5', '73.8', 'That’s within', 'at the edge of that'],
    ['67.5', '75.0', 'That’s within', 'above that'],
  ])('from %s to %s kg, says where the weight is by both', (weight, weightNow, own, other) => {
    expect(answerSentence(shown({ weight, weightNow }))).toContain(own);
    expect(noted({ weight, weightNow })).toContain(`Your weight now is ${other}.`);
  });

  test('in the first 13 weeks, for which the guideline has one range, says only the other total', () => {
    expect(noted({ weight: '68.5', weightNow: '69', week: '8' })).toMatch(/kg in all\. Ask your midwife/u);
  });

  test.each([{ weight: '65' }, { weight: '69.2' }, { weight: '66.9' }])('not for %j', (changes) => {
    expect(noted(changes)).not.toMatch(/would be/u);
  });

  test('not where the other group has no range: twins below a BMI of 18.5', () => {
    expect(noted({ weight: '50.8', babies: 'twins' })).not.toMatch(/would be/u);
    expect(noted({ weight: '50.8' })).toMatch(/ Below 50\.4 kg .* 12\.5 to 18 kg/u);
  });
});
