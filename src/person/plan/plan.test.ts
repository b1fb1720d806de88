import { describe, expect, test } from 'vitest';
import { kcal, kg, years, type Kcal } from '@evenscale/formulas/units';
import { phasedPlan, projectWeight, type WeightModelPerson } from '@evenscale/formulas/weight-model';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import type { Person } from '#person/person.ts';
import { addDays, dayNumber } from '#person/log/local-day.ts';
import { buildLogReport } from '#person/log/log-report.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { projectionPersonOf } from '#person/projection-person.ts';
import { formatKcal } from '#ui/text/format.ts';
import { followedPlan, plannedDays, type FollowedPlan, type FreshPlan } from './followed-plan.ts';
import { keptPlanIn } from './kept-plan.ts';
import { planAdvice } from './plan-advice.ts';
import { paceRatio } from './plan-change.ts';
import type { PlanOffer } from './plan-offer.ts';
import { factsNow, planToday } from './plan-today.ts';
import { keepText, offerText, samePaceText, updateText } from './plan-offer-words.ts';
import { besideText, dailyText, dayParts, latelyParts, planWords, suggestionText } from './plan-words.ts';

const START = '2026-10-01';
const man: Person = {
  units: 'metric',
  weight: weightOf(93.4, 'kg'),
  height: heightOf(178, 'cm'),
  age: years(41),
  gender: 'male',
  activityLevel: 'lightlyActive',
};

function freshPlan(goal: number, days: number, person: Person = man): FreshPlan {
  const { model } = projectionPersonOf(person);
  if (!model) throw new Error('not modelled');
  const found = phasedPlan(model, { weight: kg(goal), day: days }, 'steady');
  if (found.kind !== 'found') throw new Error(found.kind);
  const { phases } = found;
  return {
    start: START,
    way: { day: dayNumber(START), weight: model.weight },
    days,
    goal: kg(goal),
    person,
    trainingDays: '',
    macros: undefined,
    ends: [],
    assumed: model,
    phases,
  };
}

const plan = followedPlan(freshPlan(85, 182), null);
const planned = plan.phases[0]?.intake ?? kcal(0);
const assumedTdee = plan.assumed.maintenanceIntake ?? kcal(0);

/** A body that uses more or less than the plan assumed. */
const body = (offset: number): WeightModelPerson => {
  const maintenance = assumedTdee + offset;
  return {
    ...plan.assumed,
    maintenanceIntake: kcal(maintenance),
    pal: maintenance / (plan.assumed.restingEnergy ?? 1),
  };
};

/** A log of a body that is known, with a scale that is a little off every day. */
function logOf(offset: number, length: number, intake: Kcal = planned): readonly StoredLogDay[] {
  const { days } = projectWeight(body(offset), [{ fromDay: 0, intake }], length - 1);
  return days.map(({ day, weight }) => ({
    day: addDays(START, day),
    weightKg: Math.round(10 * (weight + 0.3 * Math.sin(12.9898 * day))) / 10,
    intakeKcal: Math.round(intake + 120 * Math.cos(78.233 * day * day)),
  }));
}

const logPerson = { gender: 'male', age: 41, saidOn: START, centimetres: 178 } as const;

function onDay(log: readonly StoredLogDay[], day: number, followed = plan) {
  const today = addDays(START, day);
  const now = planToday(followed, log, today);
  if (now.kind !== 'underWay') throw new Error(now.kind);
  const advice = planAdvice(followed, now, log, buildLogReport(log, logPerson, today), today);
  const isOffer = advice !== null && advice !== 'agrees' && advice.reason !== 'oddWeighing';
  return { now, today, advice, offer: isOffer ? advice : null };
}

const offered = (offer: PlanOffer | null): PlanOffer => {
  if (!offer) throw new Error('no offer');
  return offer;
};

describe('today on a plan', () => {
  test('is counted on the calendar', () => {
    expect(planToday(plan, [], START)).toMatchObject({ kind: 'underWay', day: 0, days: 182 });
    // Daylight saving time ended in between.
    expect(planToday(plan, [], '2026-11-30')).toMatchObject({ day: 60 });
    expect(planToday(plan, [], '2026-09-30')).toMatchObject({ day: 0 });
    expect(planToday(plan, [], '2027-04-01')).toMatchObject({ kind: 'underWay', day: 182 });
    expect(planToday(plan, [], '2027-04-04')).toEqual({ kind: 'over', days: 182, daysAgo: 3 });
  });

  test('has the plan’s calories and the expected weight with its band', () => {
    const { now } = onDay([], 60);
    expect(now.intake).toMatchObject({ status: 'fine', value: planned });
    const course = projectWeight(plan.assumed, plan.phases, 60).days;
    expect(now.expected.weight).toBeCloseTo(course[60]?.weight ?? 0, 9);
    expect(now.expected.low).toBeCloseTo(now.expected.weight * 0.94, 9);
    expect(now.distance).toBeNull();
  });

  test('has the distance of the trend, not of the last weigh-in', () => {
    const log = logOf(0, 30);
    const odd = [...log.slice(0, -1), { ...log[29]!, weightKg: (log[29]?.weightKg ?? 0) + 1.4 }];
    const { now } = onDay(odd, 29);
    expect(Math.abs(now.distance ?? 9)).toBeLessThan(0.8);
    expect(now.isOutside).toBe(false);
  });

  test('is never said to be beside the plan by one odd weigh-in while the others are too few to tell', () => {
    const log = [
      [0, 108],
      [9, 103.4],
      [16, 100.7],
      [20, 99.3],
    ].map(([day = 0, weightKg = 0]) => ({ day: addDays(START, day), weightKg }));
    expect(onDay(log, 20).now.beside).not.toBe('odd');
  });

  test('has no distance if the last weigh-in was more than a week ago', () => {
    expect(onDay(logOf(0, 20), 26).now.distance).not.toBeNull();
    expect(onDay(logOf(0, 20), 27).now).toMatchObject({ trend: null, distance: null, isOutside: false });
  });

  test('has what was eaten in the last two weeks, beside the plan for the same days', () => {
    const log = logOf(0, 30, kcal(planned + 130)).map((row, day) =>
      day < 16 ? { ...row, intakeKcal: 9000 } : { ...row, intakeKcal: Math.round(planned) + 130 },
    );
    const { now } = onDay(log, 29);
    const rounded = Math.round(planned) + 130;
    expect(now.lately).toMatchObject({ days: 14, logged: 14, eaten: rounded });
    expect(now.lately?.planned).toBeCloseTo(planned, 6);
    const text = latelyParts(now, 'kcal')?.map((part) => (typeof part === 'string' ? part : part.text));
    expect(text?.join('')).toBe(
      `You ate ${formatKcal(rounded)} a day on average in the last 14 days; the plan says ${formatKcal(planned)}.`,
    );
    const inKilojoules = latelyParts(now, 'kJ')?.at(-1);
    expect(inKilojoules).toContain(formatKcal(planned * 4.184));
  });

  test('says nothing of what was eaten with less than seven days, before the start, or below 800 kcal', () => {
    const eaten = (count: number, intakeKcal: number) =>
      Array.from({ length: count }, (_, index) => ({ day: addDays(START, 30 - count + index), intakeKcal }));
    expect(onDay(eaten(6, 1900), 29).now.lately).toBeNull();
    const seven = onDay(eaten(7, 1900), 29).now;
    expect(seven.lately).toMatchObject({ days: 14, logged: 7 });
    expect(latelyParts(seven, 'kcal')?.at(-1)).toContain('Calories are logged on 7 of these days.');
    expect(onDay(eaten(14, 700), 29).now.lately).toBeNull();
    // Most of these days are before the plan.
    expect(onDay(eaten(40, 1900), 5).now.lately).toBeNull();
    expect(onDay(eaten(40, 1900), 8).now.lately).toMatchObject({ days: 9, logged: 9 });
  });

  const away = (trend: number, distance: number, of: FollowedPlan = plan) =>
    ({
      ...onDay(logOf(0, 30), 29, of).now,
      trend: { day: 0, weight: kg(trend) },
      distance,
      beside: 'apart',
    }) as const;

  test('is as far from the plan as a reader gets by subtracting', () => {
    // 80.1 and 79.9 or 80.0.
    expect(besideText(away(80.149, 0.1991), 'kg')).toBe('0.2 kg behind the plan');
    expect(besideText(away(80.149, 0.189), 'kg')).toBe('0.1 kg behind the plan');
    expect(besideText(away(80.149, 0.039), 'kg')).toBe('within 0.1 kg of the plan');
  });

  test('is ahead or behind by the way to its goal, and above or below a weight to keep', () => {
    const gaining = followedPlan(freshPlan(98, 182), null);
    const keeping = followedPlan(freshPlan(93.4, 182), null);
    const said = (of: FollowedPlan) =>
      [-0.8, 0.8].map((distance) => besideText(away(80, distance, of), 'kg'));
    expect(said(plan)).toEqual(['0.8 kg ahead of the plan', '0.8 kg behind the plan']);
    expect(said(gaining)).toEqual(['0.8 kg behind the plan', '0.8 kg ahead of the plan']);
    expect(said(keeping)).toEqual(['0.8 kg below the plan', '0.8 kg above the plan']);
  });

  test('says nothing of the distance before a week and four weigh-ins since the start', () => {
    // Weeks of an import before the plan don't count.
    const imported = Array.from({ length: 30 }, (_, index) => ({
      day: addDays(START, index - 30),
      weightKg: 90 + 0.3 * Math.sin(12.9898 * index),
    }));
    expect(onDay([...imported, ...logOf(0, 7)], 6).now.distance).not.toBeNull();
    const first = [{ day: START, weightKg: 91 }];
    for (const [log, day] of [
      [[...imported, ...logOf(0, 3)], 2],
      [[...imported, ...logOf(0, 7)], 6],
      [first, 0],
      [[...first, ...logOf(0, 20).filter((_, place) => place === 9 || place === 19)], 19],
    ] as const) {
      const { now } = onDay(log, day);
      expect(now.beside).toBeNull();
      expect(besideText(now, 'kg')).toBeNull();
    }
  });

  test('names a distance only if it’s more than the trend’s own uncertainty', () => {
    const near = onDay(logOf(0, 30), 29).now;
    expect(near.distance).not.toBe(0);
    expect(near.beside).toBe('near');
    expect(besideText(near, 'kg')).toMatch(/^0\.\d kg below the plan, within the usual ups and downs$/u);
    const apart = onDay(logOf(0, 60, kcal(planned + 400)), 59).now;
    expect(apart.beside).toBe('apart');
    expect(besideText(apart, 'lb')).toMatch(/^\d\.\d lb behind the plan$/u);
  });

  test('is on the same side while weights are hidden, without the distance', () => {
    const near = { ...away(80, 0.8), beside: 'near' } as const;
    expect(besideText(near, 'kg', true)).toBe('above the plan, within the usual ups and downs');
    expect(besideText({ ...near, ...away(80, -0.8) }, 'kg', true)).toBe('ahead of the plan');
    expect(besideText(away(80, 0.8), 'kg', true)).toBe('behind the plan');
    expect(besideText(away(80.149, 0.039), 'kg', true)).toBe('as near the plan as weigh-ins can tell');
  });

  test('starts on its first day, then is in day 1', () => {
    const textOf = (day: number): string =>
      dayParts(planWords.day, { day, days: 182 })
        .map((part) => (typeof part === 'string' ? part : part.text))
        .join('');
    expect([0, 1, 12].map(textOf)).toEqual([
      'Starts today; tomorrow is day 1 of 182',
      'Day\u00a01\u00a0of\u00a0182',
      'Day\u00a012\u00a0of\u00a0182',
    ]);
  });

  test('has its calories in a list of plans, unless nobody should plan with them', () => {
    expect(dailyText(plan, 'kcal')).toBe(`${formatKcal(planned)} kcal a day`);
    const little = { ...plan, phases: [{ fromDay: 0, intake: kcal(700) }] };
    expect(
      dailyText({ ...little, ends: [factsNow(plan, START, { weight: kg(93.4), tdee: kcal(2500) })] }, 'kcal'),
    ).toBeNull();
  });

  test('withholds the calories of a loss below BMI 18.5', () => {
    const light = logOf(0, 20).map((day) => ({ ...day, weightKg: 57 }));
    expect(onDay(light, 19).now.intake).toEqual({ status: 'withheld', reason: 'underweight' });
  });

  test('leaves the band only after two weeks and six weigh-ins', () => {
    const heavy = (length: number): readonly StoredLogDay[] =>
      Array.from({ length }, (_, day) => ({ day: addDays(START, day), weightKg: 98 }));
    expect(onDay(heavy(13), 12).now.isOutside).toBe(false);
    expect(onDay(heavy(15), 14).now.isOutside).toBe(true);
    expect(onDay(heavy(15).slice(10), 14).now.isOutside).toBe(false);
  });
});

describe('an update', () => {
  test('isn’t offered if the log agrees with the plan', () => {
    for (const day of [21, 40, 70, 120]) expect(onDay(logOf(0, day + 1), day).offer).toBeNull();
  });

  test('is offered if the body uses less than the plan assumed, with the same date', () => {
    const { offer, now } = onDay(logOf(-320, 57), 56);
    expect(now.isOutside).toBe(false);
    const { reason, own, assumed, change } = offered(offer);
    expect(reason).toBe('maintenance');
    expect(assumed).toBeGreaterThan(own?.high ?? Infinity);
    expect(change?.days).toBe(182);
    expect(change?.intake.value).toBeLessThan(planned - 150);
  });

  test('to the same date says how much faster that is, and offers the pace of the plan, later', () => {
    const { offer } = onDay(logOf(-320, 57), 56);
    const { change, samePace, update } = offered(offer);
    const rest = update.weightKg - plan.goal;
    expect(paceRatio(plan, update)).toBeCloseTo(
      rest / (182 - 56) / ((plan.assumed.weight - plan.goal) / 182),
    );
    expect(samePace?.days).toBeGreaterThan(182 + 14);
    expect(samePace?.intake.value).toBeGreaterThan(change?.intake.value ?? Infinity);
    // From today on, as many kg a day as the plan was made for.
    const days = (samePace?.days ?? 0) - 56;
    expect(rest / days).toBeCloseTo((plan.assumed.weight - plan.goal) / 182, 2);
    expect(samePaceText(offered(offer), plan, 'kcal')).toMatch(
      /^Or keep your pace: 1,\d{3} kcal a day, by \w+ \d+, 2027$/u,
    );
    expect(samePaceText({ ...offered(offer), samePace: null }, plan, 'kcal')).toBeNull();
    const fast = { ...offered(offer), update: { ...update, weightKg: plan.goal + 2 * rest } };
    expect(offerText(fast, plan, 'kcal')).toMatch(
      / Keeping your date is about \d\.\d times as fast as you planned\.$/u,
    );
  });

  test.each([-320, -160, -80, -40, 0, 40, 80, 160, 320])(
    'is offered inside the band to a body of %d kcal, or the plan’s calories still lead to its goal',
    (offset) => {
      for (const day of [28, 42, 56, 84]) {
        const log = logOf(offset, day + 1);
        const { now, advice, offer, today } = onDay(log, day);
        const report = buildLogReport(log, logPerson, today);
        if (report.kind !== 'estimated') throw new Error(report.kind);
        expect(now.isOutside).toBe(false);
        if (advice === 'agrees') {
          // Who goes on with the plan arrives near its goal, and the trend is beside no distance worth a word.
          const end = projectWeight(body(offset), plan.phases, plan.days).days.at(-1)?.weight ?? 0;
          expect(Math.abs(end - plan.goal), `${day}`).toBeLessThan(1.5);
          expect(Math.abs(now.distance ?? 9)).toBeLessThanOrEqual(0.5);
          continue;
        }
        const apart = Math.abs((offer?.change?.intake.value ?? planned) - planned);
        if (offer) expect(apart, `${day}`).toBeGreaterThanOrEqual(49);
        if (offer?.reason === 'calories') expect(apart).toBeGreaterThan(3850 / day - 1);
        // Far from the plan, and long enough for water not to matter.
        if (Math.abs(offset) >= 160 && day >= 42) expect(advice, `${day}`).not.toBeNull();
      }
    },
  );

  test('is offered for its calories alone, with where both ways lead', () => {
    const { now, offer } = onDay(logOf(-160, 57), 56);
    const { reason, change, unchanged } = offered(offer);
    expect(reason).toBe('calories');
    expect(now.isOutside).toBe(false);
    expect(change?.days).toBe(182);
    expect(unchanged?.intake).toBe(planned);
    // The model that met the trend says when the plan's calories would get there.
    expect(unchanged?.days).toBeGreaterThan(230);
    const [asItIs, asUpdated] = [formatKcal(planned), formatKcal(change?.intake.value ?? 0)];
    expect(offerText(offered(offer), plan, 'kcal')).toMatch(
      /^Your log says you use about 1?\d0 kcal a day less than your plan counted on\. Eating on as planned, you’d arrive about \w+ \d+, 2027 instead of Apr 1, 2027\.$/u,
    );
    expect(updateText(offered(offer), plan, 'kcal')).toBe(
      `Update my plan to ${asUpdated} kcal a day, same date`,
    );
    expect(keepText(offered(offer), plan, 'kcal')).toBe(`Keep ${asItIs} kcal a day`);
    expect(suggestionText(offered(offer), plan, 'kcal')).toBe(
      `Your log suggests ${asUpdated} kcal a day from now on`,
    );
    const never = { ...offered(offer), unchanged: { intake: planned, days: null } };
    expect(offerText(never, plan, 'kcal')).toContain('Eating on as planned, you wouldn’t get to your goal.');
    const later = { ...offered(offer), change: change && { ...change, days: 260 } };
    expect(offerText(later, plan, 'kcal')).toContain(
      'Calories for Apr 1, 2027 would need a caution, so the update has another date.',
    );
    expect(updateText(later, plan, 'kcal')).toMatch(/, by Jun 18, 2027$/u);
    expect(suggestionText({ ...later, change: null }, plan, 'kcal')).toBe('Your log suggests a new plan');
    const asBefore = change && { intake: { ...change.intake, value: planned }, days: 260 };
    expect(suggestionText({ ...later, change: asBefore }, plan, 'kcal')).toBe(
      'Your log suggests another date: Jun 18, 2027',
    );
  });

  describe('waits until others settle a weigh-in that stands out', () => {
    /** Salty food on the last day: water that is gone two days later. */
    const withOdd = (log: readonly StoredLogDay[], place: number, by: number): readonly StoredLogDay[] =>
      log.map((row, index) => (index === place ? { ...row, weightKg: (row.weightKg ?? 0) + by } : row));

    test.each([1.2, 1.8, 2.4, -1.8])('of %d kg, in a log that agrees with the plan', (by) => {
      for (const day of [28, 70])
        for (const after of [0, 2]) {
          const [clean, odd] = [logOf(0, day + after + 1), withOdd(logOf(0, day + after + 1), day, by)].map(
            (log) => onDay(log, day + after).offer,
          );
          expect(clean ?? odd, `${by} kg on day ${day}, after ${after}`).toBeNull();
        }
    });

    test('and says of which day', () => {
      const { advice } = onDay(withOdd(logOf(0, 71), 70, 1.8), 70);
      expect(advice).toEqual({ reason: 'oddWeighing', day: addDays(START, 70) });
    });

    test('and names it beside a distance that only it makes', () => {
      const { now } = onDay(withOdd(logOf(-80, 71), 70, 1.8), 70);
      expect(now.beside).toBe('odd');
      expect(besideText(now, 'kg')).toMatch(/^\d\.\d kg above the plan by one odd weigh-in, likely water$/u);
      // Without it, the trend has left the plan as well.
      expect(onDay(withOdd(logOf(-240, 71), 70, 1.8), 70).now.beside).toBe('apart');
      expect(onDay(withOdd(logOf(-80, 76), 70, 1.8), 75).now.beside).toBe('near');
    });

    test('but not in a log that asks for the same without it', () => {
      const odd = onDay(withOdd(logOf(-320, 71), 58, -1.2), 70).offer;
      const without = onDay(logOf(-320, 71), 70).offer;
      expect(offered(odd).change?.intake.value).toBeCloseTo(offered(without).change?.intake.value ?? 0, -2);
    });
  });

  test('the log agrees once the update is taken', () => {
    const log = logOf(-160, 57);
    const { change, update } = offered(onDay(log, 56).offer);
    const updated = followedPlan({ ...plan, days: change?.days ?? 0 }, update);
    const more = projectWeight(
      body(-160),
      [
        { fromDay: 0, intake: planned },
        { fromDay: 56, intake: change?.intake.value ?? planned },
      ],
      100,
    ).days.flatMap(({ day, weight }) =>
      day <= 56
        ? []
        : [
            {
              day: addDays(START, day),
              weightKg: Math.round(10 * (weight + 0.3 * Math.sin(12.9898 * day))) / 10,
              intakeKcal: Math.round(change?.intake.value ?? planned),
            },
          ],
    );
    for (const day of [57, 64, 70, 84, 100]) {
      const until = more.filter((row) => row.day <= addDays(START, day));
      const { offer } = onDay([...log, ...until], day, updated);
      expect(offer, `${day}`).toBeNull();
    }
    expect(onDay([...log, ...more], 91, updated).advice).toBe('agrees');
  });

  test('agreement takes a figure of the log, and a trend on the line', () => {
    expect(onDay(logOf(0, 12), 11).advice).toBeNull();
    expect(onDay(logOf(-40, 57), 56).advice).toBe('agrees');
    const { now, today } = onDay(logOf(-40, 57), 56);
    const report = buildLogReport(logOf(-40, 57), logPerson, today);
    expect(planAdvice(plan, { ...now, distance: 0.9 }, logOf(-40, 57), report, today)).toBeNull();
  });

  test('is offered on the first day, if a log from before contradicts the plan', () => {
    const before = logOf(-320, 71, kcal(assumedTdee - 320));
    const log = before.map((row, index) => ({ ...row, day: addDays(START, index - 70) }));
    const first = onDay(log, 0);
    const { reason, own, isByOwn, assumed, change, update } = offered(first.offer);
    expect({ reason, isByOwn }).toEqual({ reason: 'maintenance', isByOwn: false });
    expect(assumed).toBeGreaterThan(own?.high ?? Infinity);
    expect(change?.days).toBe(182);
    expect(offerText(offered(first.offer), plan, 'kcal')).toMatch(
      /^Your log says you use about 2\d0 kcal a day less than your plan counted on\. Eating/u,
    );
    const kept = keptPlanIn({ entries: {}, start: START, update: structuredClone(update) });
    expect(kept?.update).toEqual(update);
    const updated = followedPlan(plan, update);
    const again = onDay(log, 0, updated);
    expect(again.now.intake).toEqual(change?.intake);
    expect(again.offer).toBeNull();
    expect(again.now.distance ?? 9).toBeCloseTo(0, 2);
    expect(plannedDays(updated).at(-1)?.weight).toBeCloseTo(85, 2);
    // The day after, before anything was logged.
    expect(onDay(log, 1).offer?.reason).toBe('maintenance');
    // A traveler whose calendar is a day behind.
    expect(onDay(log, -1).offer).toBeNull();
  });

  test('needs the log’s own figure on the first day, which says nothing of the weight', () => {
    const update = { on: START, weightKg: 93.4, eaten: [{ fromDay: 0, kcal: planned }], own: null };
    expect(followedPlan(plan, update)).toEqual(plan);
  });

  test('leads the known body to the goal', () => {
    const { offer } = onDay(logOf(-320, 57), 56);
    const { change } = offered(offer);
    const phases = [
      { fromDay: 0, intake: planned },
      { fromDay: 56, intake: change?.intake.value ?? kcal(0) },
    ];
    const end = projectWeight(body(-320), phases, 182).days.at(-1)?.weight ?? 0;
    expect(Math.abs(end - 85)).toBeLessThan(1.5);
    const without = projectWeight(body(-320), phases.slice(0, 1), 182).days.at(-1)?.weight ?? 0;
    expect(Math.abs(end - 85)).toBeLessThan(Math.abs(without - 85));
  });

  test('makes the plan that was offered, and isn’t offered again', () => {
    const log = logOf(-320, 57);
    const { change, update } = offered(onDay(log, 56).offer);
    const updated = followedPlan({ ...plan, days: change?.days ?? 0 }, update);
    expect(updated.since).toBe(56);
    const again = onDay(log, 56, updated);
    expect(again.now.intake).toEqual(change?.intake);
    expect(again.offer).toBeNull();
    expect(plannedDays(updated).at(-1)?.weight).toBeCloseTo(85, 2);
    // Today's course meets today's trend, and the band opens anew from a weigh-in's ups and downs.
    expect(again.now.distance ?? 9).toBeCloseTo(0, 2);
    expect(again.now.expected.high - again.now.expected.low).toBeCloseTo(2, 9);
  });

  test('offers a later date instead of calories below the guidance', () => {
    const steep = followedPlan(freshPlan(81.5, 182), null);
    const eaten = steep.phases[0]?.intake ?? kcal(0);
    const { change } = offered(onDay(logOf(-400, 57, eaten), 56, steep).offer);
    expect(change?.days).toBeGreaterThan(182);
    expect(Math.round(change?.intake.value ?? 0)).toBeGreaterThanOrEqual(1500);
  });

  test('is offered without meals once the trend has left the band', () => {
    const weights = logOf(0, 71, kcal(planned + 650)).map(({ day, weightKg }) => ({
      day,
      weightKg: weightKg ?? 0,
    }));
    const { reason, own, change } = offered(onDay(weights, 70).offer);
    expect({ reason, own }).toEqual({ reason: 'leftBand', own: null });
    expect(change).not.toBeNull();
  });

  test('isn’t offered in the last three weeks, or once the goal is reached', () => {
    const log = logOf(-320, 170);
    expect(onDay(log, 169).offer).toBeNull();
    const there = logOf(-320, 57).map((day) => ({ ...day, weightKg: 84.8 }));
    expect(onDay(there, 56).offer).toBeNull();
  });
});

test('a person far outside keeps a plan without an update', () => {
  const update = { on: addDays(START, 30), weightKg: 40, eaten: [{ fromDay: 0, kcal: planned }], own: null };
  expect(followedPlan(freshPlan(85, 182), update)).toEqual(plan);
});

test('today on a plan costs the same beside a log of many years', () => {
  let reads = 0;
  const long = Array.from({ length: 50_000 }, (_, index) => ({
    get day() {
      reads += 1;
      return addDays(START, index - 49_900);
    },
    weightKg: 90,
    intakeKcal: 2000,
  }));
  const now = planToday(plan, long, addDays(START, 99));
  if (now.kind !== 'underWay' || !now.trend) throw new Error(now.kind);
  expect(now.trend.weight).toBeCloseTo(90);
  expect(reads).toBeLessThan(2000);
});
