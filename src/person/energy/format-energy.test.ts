import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  energyFigure,
  energyIn,
  formatEnergy,
  kilocaloriesFrom,
  shownDifferenceFigure,
  shownEnergyDifference,
} from './format-energy.ts';

describe('formatEnergy', () => {
  // 1 kcal = 4.184 kJ, by hand; rounded once: 2,000.4 kcal are 8,369.67 kJ, and 2,000 kcal would be 8,368.
  test.each([
    [2757, '2,757 kcal', '11,535 kJ'],
    [2000.4, '2,000 kcal', '8,370 kJ'],
    [1200, '1,200 kcal', '5,021 kJ'],
    [1500, '1,500 kcal', '6,276 kJ'],
    [800, '800 kcal', '3,347 kJ'],
    [0, '0 kcal', '0 kJ'],
  ])('%f kcal', (energy, inKilocalories, inKilojoules) => {
    expect(formatEnergy(energy, 'kcal')).toBe(inKilocalories);
    expect(formatEnergy(energy, 'kJ')).toBe(inKilojoules);
  });

  test('the figure alone has no unit', () => {
    expect([energyFigure(2757, 'kcal'), energyFigure(2757, 'kJ')]).toEqual(['2,757', '11,535']);
  });
});

describe('a difference', () => {
  test('is the difference of the figures on screen', () => {
    // 1,000.5 and 900.4 print as 1,001 and 900; as 4,186 and 3,767 kJ.
    expect(shownEnergyDifference(1000.5, 900.4, 'kcal')).toBe(101);
    expect(shownEnergyDifference(1000.5, 900.4, 'kJ')).toBe(419);
    expect(shownDifferenceFigure(900.4, 3000, 'kJ')).toBe('8,785');
  });

  test('between a target and the daily energy is the same for everyone', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 900, max: 9000, noNaN: true }),
        fc.constantFrom(250, 500, 1000),
        (day, step) => {
          expect(shownEnergyDifference(day + step, day, 'kJ')).toBe(step * 4.184);
        },
      ),
    );
  });
});

test('an amount converts to either unit and back', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 20_000, noNaN: true }),
      fc.constantFrom('kcal', 'kJ'),
      (energy, unit) => {
        expect(kilocaloriesFrom(energyIn(energy, unit), unit)).toBeCloseTo(energy, 8);
      },
    ),
  );
});
