import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answers } from './log-file-reading.ts';
import { fittingUnits, UNIT_KINDS, unitTrial, type OwnUnits, type UnitKind } from './own-units.ts';
import { readLogFile } from './read-log-file.ts';

const own = { weightUnit: 'kg', energyUnit: 'kcal', waistUnit: 'cm', weightKg: 80 } as const;

describe('the visitor’s own unit answers for the file', () => {
  const readFor = (text: string, units: OwnUnits | null, answers: Answers = {}) =>
    readLogFile(new Blob([text]), answers, {
      today: '2026-02-01',
      report: () => undefined,
      ownUnits: () => Promise.resolve(units),
    });
  const KINDS = { weightUnit: 'Weight', energyUnit: 'Intake', waistUnit: 'Waist' } as const;
  const fileOf = (kind: UnitKind, amount: number): string =>
    `Date,${KINDS[kind]}\n2026-01-05,${amount}\n2026-01-06,${amount}\n2026-01-07,1\n`;

  test.each<[UnitKind, number, OwnUnits]>([
    ['weightUnit', 84, own],
    ['weightUnit', 184, { ...own, weightUnit: 'lb' }],
    ['weightUnit', 12.9, { ...own, weightUnit: 'st' }],
    ['energyUnit', 2100, own],
    ['energyUnit', 8700, { ...own, energyUnit: 'kJ' }],
    ['waistUnit', 88, own],
    ['waistUnit', 35, { ...own, waistUnit: 'in' }],
  ])('where no other fits: %s, %s', async (kind, amount, units) => {
    expect(await readFor(fileOf(kind, amount), units)).toMatchObject({
      kind: 'read',
      units: [{ kind, unit: units[kind], by: 'own' }],
    });
    expect(await readFor(fileOf(kind, amount), units, { columns: 'asked' })).toMatchObject({
      kind: 'questions',
    });
  });

  test.each<[UnitKind, number, OwnUnits | null]>([
    ['weightUnit', 84, null],
    ['weightUnit', 84, { ...own, weightKg: null }],
    ['weightUnit', 184, own],
    ['weightUnit', 84, { ...own, weightUnit: 'lb' }],
    ['energyUnit', 8700, own],
    ['energyUnit', 2100, { ...own, energyUnit: 'kJ' }],
    ['waistUnit', 35, own],
    ['waistUnit', 35, null],
  ])('and is asked about otherwise: %s, %s', async (kind, amount, units) => {
    expect(await readFor(fileOf(kind, amount), units)).toEqual({
      kind: 'questions',
      questions: [{ kind, sample: String(amount) }],
    });
  });

  test.each([null, { ...own, waistUnit: 'in' } as const])(
    'waists too large for inches are read as centimeters, even without a known person: %j',
    async (units) => {
      const file = 'Data;Girovita;Peso (kg)\n05.01.2026;88,5;84\n06.01.2026;88;84\n';
      expect(await readFor(file, units)).toMatchObject({
        days: [{ waistCm: 88.5 }, { waistCm: 88 }],
        units: [{ kind: 'waistUnit', unit: 'cm' }],
      });
      expect(await readFor(file, units, { columns: 'asked' })).toMatchObject({ kind: 'questions' });
    },
  );

  test('adds up the meals of a day', async () => {
    const meals = 'Date,Intake\n2026-01-05,500\n2026-01-05,900\n2026-01-05,700\n';
    expect(await readFor(meals, own)).toMatchObject({
      days: [{ intakeKcal: 2100 }],
      units: [{ unit: 'kcal' }],
    });
  });

  test('only if nothing else has to be asked', async () => {
    const file = 'Date,Weight\n03/04/2026,80.4\n';
    expect(await readFor(file, own)).toMatchObject({
      questions: [{ kind: 'order' }, { kind: 'weightUnit' }],
    });
    expect(await readFor(file, own, { order: 'dayFirst' })).toMatchObject({ units: [{ unit: 'kg' }] });
  });
});

test.each([
  ['weightUnit', '84,8', 83.9, ['kg']],
  ['weightUnit', '185', 83.9, ['lb']],
  ['weightUnit', '13.2', 83.9, ['st']],
  ['weightUnit', '850', 83.9, []],
  ['weightUnit', '84.8', null, []],
  ['waistUnit', '84', null, ['cm']],
  ['waistUnit', '34', null, ['in']],
  ['waistUnit', '52', 130, ['cm', 'in']],
  ['waistUnit', '12', null, []],
] as const)('a number without a unit: %s %s beside %s kg', (kind, sample, weightKg, units) => {
  expect(fittingUnits(kind, sample, weightKg)).toEqual(units);
});

const AMOUNTS = {
  weightUnit: ['weightKg', { kg: 1, lb: 0.45359237, st: 6.35029318 }],
  energyUnit: ['intakeKcal', { kcal: 1, kJ: 1 / 4.184 }],
  waistUnit: ['waistCm', { cm: 1, in: 2.54 }],
} as const;

test.each(UNIT_KINDS)('no two units fit the same amounts: %s', (kind) => {
  const sink = { take: () => undefined, refuse: () => undefined, skip: () => undefined };
  const [name, perUnit] = AMOUNTS[kind];
  fc.assert(
    fc.property(fc.double({ min: 1, max: 20_000, noNaN: true }), (amount) => {
      const fitting = Object.entries(perUnit).filter(([unit, size]) => {
        const trial = unitTrial({ ...own, [kind]: unit }, [kind]);
        trial.watching(sink, [kind]).take({ day: '2026-01-05', [name]: amount * size }, 1);
        return trial.doAllFit();
      });
      expect(fitting.length).toBeLessThan(2);
    }),
  );
});
