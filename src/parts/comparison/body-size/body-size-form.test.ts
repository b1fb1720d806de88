import { describe, expect, test } from 'vitest';
import { emptyBodySizeForm, reduceBodySize } from './body-size-form.ts';
import type { BodySizeEvent, BodySizeForm } from './body-size-form.ts';

const after = (...events: readonly BodySizeEvent[]): BodySizeForm =>
  events.reduce(reduceBodySize, emptyBodySizeForm);
const typed = (text: string): BodySizeEvent => ({ type: 'waistEdited', waist: text });
const LEFT: BodySizeEvent = { type: 'waistLeft' };

test('the initial form is empty', () => {
  expect(emptyBodySizeForm).toMatchObject({ waist: '', problem: null });
});

describe('a message', () => {
  test('does not appear during typing', () => expect(after(typed('wide')).problem).toBeNull());
  test('appears when the field is left', () => expect(after(typed('wide'), LEFT).problem).toBe('notANumber'));
  test('stays while the value is invalid, and shows the new reason', () =>
    expect(after(typed('wide'), LEFT, typed('-8')).problem).toBe('negative'));
  test('disappears once the field is valid', () =>
    expect(after(typed('wide'), LEFT, typed('84')).problem).toBeNull());
  test('never appears for an empty field', () => expect(after(typed(''), LEFT).problem).toBeNull());
});

describe('a question', () => {
  const asked = after(typed('33'), LEFT);

  test('appears when the field is left, and disappears with the next character', () => {
    expect(asked.question?.label).toBe('33 in (83.8 cm)');
    expect(reduceBodySize(asked, typed('338')).question).toBeNull();
  });

  test('enters its suggestion in the field', () => {
    expect(reduceBodySize(asked, { type: 'otherWaistMeant' })).toMatchObject({
      waist: 'cm~83.8',
      question: null,
      isSettled: true,
    });
  });

  test('that was never asked changes nothing in the field', () => {
    expect(after(typed('84'), { type: 'otherWaistMeant' }).waist).toBe('84');
  });
});
