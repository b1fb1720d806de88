import { expect, test } from 'vitest';
import { parseKey } from './search-keys.ts';

const press = (key: string, held: object = {}, isComposing = false) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  nativeEvent: { isComposing },
  ...held,
});

test.each([
  ['ArrowDown', 'next', 'next'],
  ['ArrowUp', 'previous', 'previous'],
  ['Home', null, 'first'],
  ['End', null, 'last'],
  ['Enter', 'choose', 'choose'],
  ['a', null, null],
  ['Escape', null, null],
  ['Tab', null, null],
])('%s means %s in the text and %s in the list', (key, inText, inList) => {
  expect(parseKey(press(key), false)).toBe(inText);
  expect(parseKey(press(key), true)).toBe(inList);
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('a key with %s is left to the browser', (held) => {
  for (const key of ['ArrowDown', 'Home', 'Enter'])
    expect(parseKey(press(key, { [held]: true }), true)).toBeNull();
});

test('a key that is part of composing a character is ignored', () => {
  for (const key of ['ArrowDown', 'Enter']) expect(parseKey(press(key, {}, true), true)).toBeNull();
});
