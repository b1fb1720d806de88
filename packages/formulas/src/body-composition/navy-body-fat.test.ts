import { describe, expect, test } from 'vitest';
import { NAVY_BODY_FAT_ERROR, navyBodyFat } from './navy-body-fat.ts';
import { cm } from '../units.ts';

const man = (height: number, neck: number, waist: number) =>
  navyBodyFat({ gender: 'male', height: cm(height), neck: cm(neck), waist: cm(waist) });

const woman = (height: number, neck: number, waist: number, hip: number) =>
  navyBodyFat({ gender: 'female', height: cm(height), neck: cm(neck), waist: cm(waist), hip: cm(hip) });

describe('body fat from a tape measure', () => {
  test.each([
    { authority: 'body-fat-navy', result: man(180, 39, 92), bodyFat: 20.52 },
    { authority: 'body-fat-navy', result: man(185, 42, 88), bodyFat: 14.52 },
    { authority: 'body-fat-navy', result: woman(170, 32, 70, 94), bodyFat: 23.04 },
  ])('is $bodyFat % ($authority)', ({ result, bodyFat }) =>
    expect(result).toEqual({ kind: 'estimated', bodyFat: expect.closeTo(bodyFat, 2) as number }),
  );

  test.each([
    { why: 'a neck as wide as the waist', result: man(180, 90, 90) },
    { why: 'a neck wider than the waist', result: man(180, 91, 90) },
    { why: 'a neck as wide as waist and hips', result: woman(170, 160, 70, 90) },
    { why: 'a neck wider than waist and hips', result: woman(170, 161, 70, 90) },
    { why: 'less than no fat', result: man(210, 45, 60) },
    { why: 'more fat than body', result: woman(120, 20, 300, 310) },
    { why: 'no height', result: man(0, 39, 92) },
    { why: 'a height below nothing', result: woman(-170, 32, 70, 94) },
  ])('has no result for $why', ({ result }) => expect(result).toEqual({ kind: 'impossible' }));

  test('states its standard errors (Hodgdon & Beckett 1984)', () =>
    expect(NAVY_BODY_FAT_ERROR).toEqual({ male: 3.5, female: 3.7 }));
});
