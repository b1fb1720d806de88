import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Gender } from '@evenscale/formulas/energy';
import { centimetresFromInches, inches } from '@evenscale/formulas/units';
import { emptyTapeForm, firstWrongPlace, reduceTape, tapeProblemsOf } from './tape-form.ts';
import type { TapeEvent, TapeForm, TapeTexts } from './tape-form.ts';
import { buildTapeReport, heightIn, type TapeEntries } from './tape-report.ts';
import { readTape, tapeAs, type TapePlace } from './tape-text.ts';
import { formatOneDecimal } from '#ui/text/format.ts';
import { errorSentence, tapeProblemText } from './tape-words.ts';
import { waistUnitOf } from '#person/units.ts';
import type { WaistInput } from '#person/entries/waist.ts';

const entriesOf = (gender: Gender, height: string, age = '30'): TapeEntries => ({ gender, height, age });

const texts = (neck: string, waist: string, hip = '', unit: WaistInput = 'cm'): TapeTexts => ({
  neck: { unit, text: neck },
  waist: { unit, text: waist },
  hip: { unit, text: hip },
});

describe('a measure', () => {
  test.each([
    ['neck', '38', 'cm', 38],
    ['neck', ' 38,5 cm', 'cm', 38.5],
    ['waist', '0.92 m', 'cm', 92],
    ['waist', '34.5', 'in', 87.63],
    ['waist', '34,5"', 'cm', 87.63],
    ['hip', '98 cm', 'in', 98],
  ] as const)('%s %j in a field of %s is %f cm', (place, text, unit, value) =>
    expect(readTape(place, { text, unit })).toEqual({ ok: true, value: expect.closeTo(value, 9) as number }),
  );

  test.each([
    ['neck', '', 'missing'],
    ['neck', 'thick', 'notANumber'],
    ['neck', '-38', 'negative'],
    ['neck', '0', 'notPositive'],
    ['neck', '1e9', 'notANumber'],
    ['neck', '999999999999', 'tooLarge'],
    ['neck', '19.9', 'outOfRange'],
    ['neck', '80.1', 'outOfRange'],
    ['waist', '39', 'outOfRange'],
    ['waist', '251', 'outOfRange'],
    ['hip', '49', 'outOfRange'],
  ] as const)('%s %j is refused: %s', (place, text, problem) => {
    expect(readTape(place, { text, unit: 'cm' })).toEqual({ ok: false, problem });
    for (const unit of ['cm', 'in'] as const)
      expect(tapeProblemText(place, problem, unit)).toMatch(/^(?:Enter|Check|Your) .*\.$/u);
  });

  test('is converted for the other unit, and restored by switching back', () => {
    const typed = { text: '38,5', unit: 'cm' } as const;
    expect(tapeAs(typed, 'cm')).toBe('38,5');
    expect(tapeAs(typed, 'in')).toBe('15.2');
    expect(tapeAs({ text: '15', unit: 'in' }, 'cm')).toBe('38.1');
    expect(tapeAs({ text: 'abc', unit: 'cm' }, 'in')).toBe('abc');
    expect([waistUnitOf('metric'), waistUnitOf('imperial')]).toEqual(['cm', 'in']);
  });

  test('names its limits in the unit of the page', () => {
    expect(tapeProblemText('waist', 'outOfRange', 'cm')).toContain('40 to 250 cm');
    expect(tapeProblemText('waist', 'outOfRange', 'in')).toContain('16 to 98 inches');
  });
});

describe('the estimate', () => {
  test.each([
    {
      who: 'a man of 180 cm',
      gender: 'male',
      height: '180',
      tape: texts('39', '92'),
      bodyFat: 20.52,
      error: 3.5,
    },
    {
      who: 'a man of 185 cm',
      gender: 'male',
      height: '185',
      tape: texts('42', '88'),
      bodyFat: 14.52,
      error: 3.5,
    },
    {
      who: 'a woman of 170 cm',
      gender: 'female',
      height: '170',
      tape: texts('32', '70', '94'),
      bodyFat: 23.04,
      error: 3.7,
    },
  ] as const)('of $who is $bodyFat % (body-fat-navy)', ({ gender, height, tape, bodyFat, error }) => {
    const report = buildTapeReport(tape, entriesOf(gender, height));
    expect(report).toEqual({
      status: 'estimated',
      bodyFat: expect.closeTo(bodyFat, 2) as number,
      error,
      isUnreliablyLow: false,
    });
  });

  test.each(['18', '', 'x'])('is shown at the age %j', (age) =>
    expect(buildTapeReport(texts('39', '92'), entriesOf('male', '180', age)).status).toBe('estimated'),
  );

  test('is the same in inches', () => {
    const metric = buildTapeReport(texts('38.1', '88.9'), entriesOf('male', '177.8'));
    const imperial = buildTapeReport(texts('15', '35', '', 'in'), entriesOf('male', '5\'10"'));
    expect(imperial).toEqual(metric);
  });

  test.each([
    ['no height', texts('39', '92'), entriesOf('male', ''), { status: 'incomplete', isHeightMissing: true }],
    [
      'a height that is none',
      texts('39', '92'),
      entriesOf('male', '-1'),
      { status: 'incomplete', isHeightMissing: true },
    ],
    ['no neck', texts('', '92'), entriesOf('male', '180'), { status: 'incomplete', isHeightMissing: false }],
    [
      'no hips, where they count',
      texts('32', '70'),
      entriesOf('female', '170'),
      { status: 'incomplete', isHeightMissing: false },
    ],
    ['an age under 18', texts('39', '92'), entriesOf('male', '180', '17'), { status: 'underAge' }],
    ['a neck like the waist', texts('60', '60'), entriesOf('male', '180'), { status: 'impossible' }],
    ['less fat than the form takes', texts('45', '60'), entriesOf('male', '210'), { status: 'impossible' }],
    [
      'more fat than the form takes',
      texts('20', '250', '250'),
      entriesOf('female', '140'),
      { status: 'impossible' },
    ],
  ] as const)('isn’t available with %s', (_, tape, draft, report) =>
    expect(buildTapeReport(tape, draft)).toEqual(report),
  );

  test("says when it is below the body's minimum", () => {
    const report = buildTapeReport(texts('40', '62', '84'), entriesOf('female', '175'));
    expect(report).toMatchObject({ status: 'estimated', isUnreliablyLow: true });
  });

  test('is always accepted by the body-fat field, and has a range around it', () => {
    const girth = fc.double({ min: 10, max: 320, noNaN: true }).map(String);
    const property = fc.property(
      girth,
      girth,
      girth,
      fc.double({ min: 1, max: 300, noNaN: true }).map(String),
      fc.constantFrom('male' as const, 'female' as const),
      (neck, waist, hip, height, gender) => {
        const report = buildTapeReport(texts(neck, waist, hip), entriesOf(gender, height));
        if (report.status !== 'estimated') return;
        expect(report.bodyFat).toBeGreaterThanOrEqual(1);
        expect(report.bodyFat).toBeLessThanOrEqual(70);
        const sentence = errorSentence(report);
        expect(sentence).not.toMatch(/NaN|Infinity|-\d/u);
        const [error = 0, low = 0, high = 0] = [...sentence.matchAll(/\d+\.\d/gu)].map(([text]) =>
          Number(text),
        );
        const shown = Number(formatOneDecimal(report.bodyFat));
        expect(high - shown).toBeCloseTo(error, 9);
        expect(shown - low).toBeCloseTo(Math.min(error, shown), 9);
      },
    );
    fc.assert(property, { numRuns: 3000 });
  });

  test('reads the height in feet and inches too', () => {
    expect(heightIn(entriesOf('male', 'ft~5~10'))).toBeCloseTo(centimetresFromInches(inches(70)), 9);
  });
});

describe('the form', () => {
  const after = (...events: readonly TapeEvent[]): TapeForm => events.reduce(reduceTape, emptyTapeForm);
  const typed = (place: TapePlace, text: string): TapeEvent => ({
    type: 'edited',
    place,
    text: { unit: 'cm', text },
  });
  const submitted = { type: 'submitted', gender: 'male' } as const;

  test('reports a problem only on request, and not after it is fixed', () => {
    const typing = after(typed('neck', 'x'));
    expect(typing.problems).toEqual({});
    const wrong = reduceTape(typing, submitted);
    expect(wrong.problems).toEqual({ neck: 'notANumber', waist: 'missing' });
    expect(firstWrongPlace(wrong.problems)).toBe('neck');
    const stillWrong = reduceTape(wrong, typed('neck', '5'));
    expect(stillWrong.problems).toEqual({ neck: 'outOfRange', waist: 'missing' });
    expect(reduceTape(stillWrong, typed('neck', '38')).problems).toEqual({ waist: 'missing' });
  });

  test('shows a result only until something else is typed', () => {
    const shown = after(typed('neck', '39'), typed('waist', '92'), submitted);
    expect(shown.isSubmitted).toBe(true);
    expect(firstWrongPlace(shown.problems)).toBeNull();
    const used = reduceTape(shown, { type: 'used', text: '20.5' });
    expect(used.used).toBe('20.5');
    expect(reduceTape(used, typed('waist', '93'))).toMatchObject({ isSubmitted: false, used: null });
    expect(reduceTape(used, { type: 'emptied' })).toEqual(emptyTapeForm);
  });

  test('asks for hips if they are needed', () =>
    expect(tapeProblemsOf(texts('32', '70'), 'female')).toEqual({ hip: 'missing' }));
});
