import { describe, expect, test } from 'vitest';
import { textProblemsIn } from './plant.ts';

const PROPS = '{ name, kilograms, slot, isKnown }: Props';
const view = (body: string, props = PROPS): string => `
import type { ReactNode } from 'react';
import { Result } from '#ui/Result.tsx';
import { Text } from '#ui/text/Text.tsx';
import { homeWords } from './home-words.ts';

const UNIT = 'kg';
const GROUPS = ['a', 'b'];

interface Props {
  readonly name: string;
  readonly kilograms: number;
  readonly slot: ReactNode;
  readonly isKnown: boolean;
}

export function HomeReport(${props}) {
  const parts = [name, String(isKnown), slot, kilograms, UNIT, homeWords, GROUPS, Result, Text];
  ${body}
}
`;
const returned = (markup: string): string => view(`return ${markup};`);

describe('text that would stay untranslated, or break a translated page, is an error', () => {
  test.each([
    ['a figure beside its unit', '<p>{kilograms} kg</p>', ['mixed', 'mixed']],
    ['words beside words', '<p>{name}{homeWords.bmr}</p>', ['mixed', 'mixed']],
    ['a static text beside an element', '<p>Your weight <b>now</b></p>', ['mixed']],
    ['a static text beside a space', '<p> {homeWords.bmr}</p>', ['mixed', 'mixed']],
    ['a space between elements', "<p><b>a</b>{' '}<b>b</b></p>", ['mixed']],
    ['a text beside what comes and goes', '<p>{isKnown ? <b>a</b> : null} to go</p>', ['mixed']],
    ['a text beside a slot', '<p>{slot} to go</p>', ['mixed']],
    ['a text or an element', '<p><b>a</b>{isKnown ? name : <b>b</b>}</p>', ['mixed']],
    ['a list of texts', '<p>{GROUPS.map((group) => group)}</p>', ['mixed']],
    ['a text that changes in an element that stays', '<p>{name}</p>', ['bare']],
    ['one of two static texts', '<p>{isKnown ? homeWords.bmr : UNIT}</p>', ['bare']],
    ['a text in a component', '<Card>{name}</Card>', ['bare']],
    ['a text in a fragment', '<><b>a</b> to go</>', ['loose']],
    ['a text alone in a fragment', '<>{name}</>', ['loose']],
    ['a text that is no element at all', 'name', ['returned']],
    ['a figure that is not to be translated', '<p translate="no">{name}</p>', ['bare']],
  ])('%s', async (_, markup, problems) => {
    expect(await textProblemsIn(returned(markup))).toEqual(problems);
  });

  test('a text in a list that is created elsewhere', async () => {
    expect(await textProblemsIn(view('return <p>{parts}</p>;'))).toEqual(['mixed']);
  });
});

describe('text that is replaced with its element, or never changes, is fine', () => {
  test.each([
    ['a static text alone', '<p>Your weight</p>'],
    ['a constant of the words', '<p>{homeWords.bmr}</p>'],
    ['constants in a template', '<p>{`${homeWords.bmr}: ${UNIT}`}</p>'],
    ['a Text', '<Text as="p">{name}</Text>'],
    ['a Text of parts', '<Text as="p">{[name, UNIT]}</Text>'],
    ['a Result', '<Result name="bmi" value={kilograms}>{name}</Result>'],
    ['a slot beside elements', '<div><p>a</p>{slot}</div>'],
    ['what comes and goes beside elements', '<div><p>a</p>{isKnown ? <p>b</p> : null}</div>'],
    ['the text of an option', '<select><option>{name}</option></select>'],
    ['the text of a drawing', '<svg><text>{kilograms}</text></svg>'],
  ])('%s', async (_, markup) => {
    expect(await textProblemsIn(returned(markup))).toEqual([]);
  });
});
