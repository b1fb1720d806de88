import { describe, expect, test } from 'vitest';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { addDays } from '#person/log/local-day.ts';
import { logPictures, type PicturedLog } from './log-picture.ts';
import type { SharePicture } from './shapes.ts';

const TODAY = '2026-11-28';

/** A weigh-in a day, falling by 50 g. */
const daysOf = (count: number, last = 71): readonly StoredLogDay[] =>
  Array.from({ length: count }, (_, index) => ({
    day: addDays(TODAY, index + 1 - count),
    weightKg: last + 0.05 * (count - 1 - index),
    intakeKcal: 2050,
  }));

const LOG: PicturedLog = {
  days: daysOf(41),
  person: { gender: 'female', age: 35, saidOn: '2026-10-01', centimetres: 168 },
  view: { units: 'metric', isWeightHidden: false },
  today: TODAY,
  pregnancy: false,
};

const textsOf = ({ shapes }: SharePicture): readonly string[] =>
  shapes.flatMap((shape) => ('text' in shape ? shape.text : []));
const saidIn = (picture: SharePicture): string => [...textsOf(picture), picture.description].join(' | ');

describe('a log', () => {
  test('shows its trend with weights in the visitor’s units', () => {
    const full = logPictures(LOG)?.full;
    expect(full && saidIn(full)).toMatch(
      /My trend: 71\.\d kg \| From 7\d\.\d kg on Oct 19 to 71\.\d kg on Nov 28/u,
    );
    const pounds = logPictures({ ...LOG, view: { ...LOG.view, units: 'imperial' } })?.full;
    expect(pounds && saidIn(pounds)).toMatch(/My trend: 15\d\.\d lb/u);
    expect(pounds && saidIn(pounds)).not.toMatch(/\bkg\b/u);
  });

  test('gives no number away in private: no weight, no calories, no grid', () => {
    const mine = logPictures(LOG)?.private;
    expect(mine && saidIn(mine)).toContain('My weight log | My trend over 41 days');
    expect(mine && saidIn(mine)).not.toMatch(/kg|lb|kcal|\d[.,]\d/u);
    const horizontal = mine?.shapes.filter(
      (shape) => 'd' in shape && /^M[\d.]+,[\d.]+H[\d.]+$/u.test(shape.d),
    );
    expect(horizontal).toEqual([]);
  });

  test('has no weight of a weigh-in that is left out, in any picture', () => {
    const days = daysOf(41).map((day, index) => (index === 20 ? { ...day, weightKg: 95 } : day));
    const pictures = logPictures({ ...LOG, days });
    expect(pictures?.full && saidIn(pictures.full)).toMatch(/71\.\d kg/u);
    for (const picture of Object.values(pictures ?? {})) expect(saidIn(picture)).not.toContain('95');
  });

  test('has a thick line, and a dot for each weigh-in; only its line while they are hidden', () => {
    const dots = (log: PicturedLog): number =>
      logPictures(log)?.full?.shapes.filter((shape) => 'd' in shape && shape.d.split('M').length > 40)
        .length ?? NaN;
    expect(logPictures(LOG)?.full?.shapes.some((shape) => 'd' in shape && shape.width === 3.5)).toBe(true);
    expect(dots(LOG)).toBe(1);
    const hidden = logPictures({ ...LOG, view: { ...LOG.view, isWeightHidden: true } });
    expect(Object.keys(hidden ?? {})).toEqual(['private']);
  });
});

test.each([
  ['with one weigh-in', { days: daysOf(1) }],
  ['without days', { days: [] }],
  ['of somebody under 18', { person: { ...LOG.person, age: 16 } }],
  ['during pregnancy', { pregnancy: true }],
  ['of somebody below a healthy weight', { days: daysOf(41, 50) }],
  ['with less than 800 kcal a day', { days: daysOf(12).map((day) => ({ ...day, intakeKcal: 600 })) }],
])('there is no picture of a log %s', (_, differing) => {
  expect(logPictures({ ...LOG, ...differing })).toBeNull();
});
