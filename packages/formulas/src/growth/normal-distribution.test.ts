import { describe, expect, test } from 'vitest';
import { zScore } from '../units.ts';
import { normalCdf, normalQuantile } from './normal-distribution.ts';

describe('the probability below a z-score', () => {
  test.each([
    { z: -30, share: 4.906713927148187e-198 },
    { z: -8, share: 6.220960574271784e-16 },
    { z: -5.2, share: 9.96442631693348e-8 },
    { z: -2.0000001, share: 0.022750126549083097 },
    { z: -1.999, share: 0.02280417693265889 },
    { z: -1, share: 0.15865525393145705 },
    { z: -0.0001, share: 0.4999601057720264 },
    { z: 0.3, share: 0.6179114221889527 },
    { z: 1.0364333894937898, share: 0.85 },
    { z: 1.6448536269514722, share: 0.95 },
    { z: 1.99, share: 0.9767045322497881 },
    { z: 2, share: 0.9772498680518208 },
    { z: 2.5, share: 0.9937903346742238 },
    { z: 6.3, share: 0.9999999998511772 },
  ])('$z is $share to the last digits (mpmath 1.3.0, 40 digits)', ({ z, share }) => {
    const actual = normalCdf(zScore(z));
    expect(Math.abs(actual - share)).toBeLessThan(3e-16);
    expect(Math.abs(actual / share - 1)).toBeLessThan(z < -9 ? 1e-13 : 1e-14);
  });

  test('is one half at the median', () => expect(normalCdf(zScore(0))).toBe(0.5));

  test('ends at 0 and 1', () => {
    expect(normalCdf(zScore(-Number.MAX_VALUE))).toBe(0);
    expect(normalCdf(zScore(Number.MAX_VALUE))).toBe(1);
    expect(normalCdf(zScore(-40))).toBe(0);
    expect(normalCdf(zScore(9))).toBe(1);
  });
});

describe('the z-score of a probability', () => {
  test.each([
    { share: 1e-300, z: -37.0470962993612 },
    { share: 1e-20, z: -9.262340089798405 },
    { share: 1.3e-11, z: -6.66761145651074 },
    { share: 1.4e-11, z: -6.656723091518184 },
    { share: 1e-5, z: -4.2648907939228256 },
    { share: 0.01, z: -2.3263478740408408 },
    { share: 0.05, z: -1.6448536269514726 },
    { share: 0.0749999, z: -1.4395321773759004 },
    { share: 0.0751, z: -1.4388253927525398 },
    { share: 0.25, z: -0.6744897501960817 },
    { share: 0.5000000001, z: 2.5066284820303544e-10 },
    { share: 0.75, z: 0.6744897501960817 },
    { share: 0.9, z: 1.2815515655446006 },
    { share: 0.95, z: 1.6448536269514722 },
    { share: 0.9999, z: 3.7190164854557084 },
    { share: 1 - 2 ** -53, z: 8.209536151601386 },
  ])('$share is $z to the last digits (mpmath 1.3.0, 60 digits)', ({ share, z }) =>
    expect(Math.abs(normalQuantile(share) / z - 1)).toBeLessThan(1e-15),
  );

  test('is 0 at one half', () => expect(normalQuantile(0.5)).toBe(0));

  test.each([0, 1, -0.1, 1.1, NaN])('doesn’t exist for %d', (share) =>
    expect(() => normalQuantile(share)).toThrow(
      new RangeError(`normalQuantile: got ${String(share)}, expected a share above 0 and below 1`),
    ),
  );
});
