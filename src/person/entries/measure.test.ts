import { describe, expect, test } from 'vitest';
import { boxesOf, HEIGHT, measureAs, measureText, readHeight, readWeight, WEIGHT } from './measure.ts';

describe('the text of a measure', () => {
  test('names the inputs it was typed into', () => {
    expect(boxesOf(WEIGHT, 'st~11~4')).toEqual({ unit: 'st', large: '11', small: '4' });
    expect(boxesOf(WEIGHT, 'lb~160')).toEqual({ unit: 'lb', large: '160', small: null });
    expect(measureText({ unit: 'ft', large: '', small: '69' })).toBe('ft~~69');
  });

  test.each(['72.5', '~72', 'oz~72', 'kg', ''])('%j was typed into the metric input', (text) =>
    expect(boxesOf(WEIGHT, text)).toEqual({ unit: 'kg', large: text, small: null }),
  );

  test('is empty in every unit if nothing is typed', () => {
    expect(measureText({ unit: 'st', large: '', small: '' })).toBe('');
  });

  test('has no other separator', () => {
    expect(measureText({ unit: 'st', large: '1~1', small: '~4' })).toBe('st~11~4');
  });
});

describe('reading', () => {
  test.each([
    ['kg~72,5', 72.5],
    ['11 st 4', 71.667536],
    ['st~11~4', 71.667536],
    ['st~11 st 4~', 71.667536],
    ['lb~72.5 kg', 72.5],
    ['st~~158', 71.667536],
  ])('%j is %d kg', (text, kilograms) => {
    const reading = readWeight(text);
    expect(reading.ok && reading.value.kilograms).toBeCloseTo(kilograms, 9);
  });

  test.each([
    ['ft~5\'11"~', 180.34],
    ['ft~5~11', 180.34],
    ['ft~~71', 180.34],
    ['1.75', 175],
  ])('%j is %d cm', (text, centimetres) => {
    const reading = readHeight(text);
    expect(reading.ok && reading.value.centimetres).toBeCloseTo(centimetres, 9);
  });
});

describe('switching units', () => {
  test('converts, and restores what was typed', () => {
    expect(measureAs(WEIGHT, 'kg~72,50', 'lb')).toBe('lb~159.8');
    expect(measureAs(WEIGHT, 'kg~72,50', 'kg')).toBe('kg~72,50');
    expect(measureAs(HEIGHT, 'cm~182.8', 'ft')).toBe('ft~6~0');
  });

  test('does not change unreadable text', () => {
    expect(measureAs(WEIGHT, 'kg~heavy', 'st')).toBe('st~heavy~');
    expect(measureAs(HEIGHT, 'ft~five~nine', 'cm')).toBe('cm~five nine');
  });
});
