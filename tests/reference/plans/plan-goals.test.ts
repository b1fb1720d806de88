/** An update of a plan that goes as the authors’ program says changes nothing. */
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { numberIn, objectIn, optionalNumberIn, readCases } from '@evenscale/reference/case-file';
import { referenceFiles } from '@evenscale/reference/reference-files';
import { referencePerson } from '@evenscale/reference/weight-kinds';
import { kcal, kg } from '@evenscale/formulas/units';
import { fitPlan, projectWeight, updatedIntake } from '@evenscale/formulas/weight-model';

const file = referenceFiles().find((path) => basename(path) === 'weight-goals.json') ?? '';
const cases = readCases(file).flatMap((reference) => {
  const goal = objectIn(reference.fields, 'goal');
  const isUsual = (optionalNumberIn(goal, 'activityFactor') ?? 1) === 1;
  const intake = kcal(numberIn(reference.expected, 'intakeToGoalKcal'));
  const asked = { weight: kg(numberIn(goal, 'weightKg')), day: numberIn(goal, 'days') };
  return isUsual ? [{ id: reference.id, person: referencePerson(reference), goal: asked, intake }] : [];
});

test.each(cases)(
  'in case $id, the intake stays within 10 kcal of the program’s',
  ({ person, goal, intake }) => {
    const eaten = [{ fromDay: 0, intake }];
    const course = projectWeight(person, eaten, goal.day).days;
    for (const share of [0.1, 0.3, 0.5, 0.8]) {
      const day = Math.round(share * goal.day);
      const fit = fitPlan({ person, eaten, day, weight: course[day]?.weight ?? kg(0), own: null });
      if (fit.kind !== 'fitted') throw new Error(fit.kind);
      expect(Math.abs(fit.offset)).toBeLessThan(1);
      const updated = updatedIntake(fit, goal);
      if (updated.kind !== 'found') throw new Error(updated.kind);
      // 10 kcal from the start until today are made up for in the days that are left.
      expect(Math.abs(updated.intake - intake)).toBeLessThan(10 / (1 - share));
    }
  },
);

test('has cases', () => expect(cases.length).toBeGreaterThan(5));
