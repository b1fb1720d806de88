import { describe, expect, test } from 'vitest';
import { heightAs, readHeight, readWeight, weightAs } from './draft.ts';

describe('switching units', () => {
  test('converts the typed text', () => {
    expect(weightAs({ unit: 'kg', kilograms: '70' }, 'lb')).toEqual({ unit: 'lb', pounds: '154.3' });
    expect(weightAs({ unit: 'kg', kilograms: '70' }, 'st')).toEqual({
      unit: 'st',
      stone: '11',
      pounds: '0.3',
    });
    expect(weightAs({ unit: 'st', stone: '11', pounds: '4' }, 'kg')).toEqual({
      unit: 'kg',
      kilograms: '71.7',
    });
    expect(heightAs({ unit: 'cm', centimetres: '175' }, 'ft')).toEqual({
      unit: 'ft',
      feet: '5',
      inches: '8.9',
    });
    expect(heightAs({ unit: 'ft', feet: '5', inches: '11' }, 'cm')).toEqual({
      unit: 'cm',
      centimetres: '180.3',
    });
  });

  test('never shows 12 inches or 14 pounds', () => {
    expect(heightAs({ unit: 'cm', centimetres: '182.8' }, 'ft')).toEqual({
      unit: 'ft',
      feet: '6',
      inches: '0',
    });
    expect(weightAs({ unit: 'kg', kilograms: '69.85' }, 'st')).toEqual({
      unit: 'st',
      stone: '11',
      pounds: '0',
    });
  });

  test('switching back restores the typed text, however it was written', () => {
    const typed = { unit: 'kg', kilograms: ' 72,50 kg' } as const;
    expect(weightAs(typed, 'kg')).toBe(typed);
  });

  test('an empty field stays empty', () => {
    expect(weightAs({ unit: 'kg', kilograms: '' }, 'lb')).toEqual({ unit: 'lb', pounds: '' });
    expect(heightAs({ unit: 'cm', centimetres: '' }, 'ft')).toEqual({ unit: 'ft', feet: '', inches: '' });
    expect(weightAs({ unit: 'st', stone: '', pounds: '' }, 'kg')).toEqual({ unit: 'kg', kilograms: '' });
  });

  test('unreadable text is kept, not lost', () => {
    expect(weightAs({ unit: 'kg', kilograms: 'seventy' }, 'lb')).toEqual({ unit: 'lb', pounds: 'seventy' });
    expect(heightAs({ unit: 'ft', feet: 'five', inches: 'ten' }, 'cm')).toEqual({
      unit: 'cm',
      centimetres: 'five ten',
    });
  });
});

describe('two boxes as one measure', () => {
  test.each([
    ['5', '11', 180.34],
    ['5', '', 152.4],
    ['', '66', 167.64],
    [`5'10"`, '', 177.8],
  ])('feet %s and inches %s', (feet, inches, centimetres) => {
    const reading = readHeight({ unit: 'ft', feet, inches });
    expect(reading.ok && reading.value.centimetres).toBeCloseTo(centimetres, 9);
  });

  test('pounds alone are pounds', () => {
    const reading = readWeight({ unit: 'st', stone: '', pounds: '150' });
    expect(reading.ok && reading.value.pounds).toBe(150);
  });

  test('a negative box is refused', () => {
    expect(readHeight({ unit: 'ft', feet: '5', inches: '-3' }).ok).toBe(false);
    expect(readHeight({ unit: 'ft', feet: '-5', inches: '3' })).toEqual({ ok: false, problem: 'negative' });
  });
});
