import type { KeyboardEvent } from 'react';
import type { Move } from './search-state.ts';

const MOVES: ReadonlyMap<string, Move> = new Map([
  ['ArrowDown', 'next'],
  ['ArrowUp', 'previous'],
  ['Home', 'first'],
  ['End', 'last'],
]);

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> & {
  readonly nativeEvent: Pick<globalThis.KeyboardEvent, 'isComposing'>;
};

const belongsToTheText = ({ altKey, ctrlKey, metaKey, shiftKey, nativeEvent }: Pressed): boolean =>
  altKey || ctrlKey || metaKey || shiftKey || nativeEvent.isComposing;

/**
 * The action of a key in the input: a move in the list, the choice of a result, or nothing. Home and End move the caret
 * while no result is active. Keys that are part of composing a character are ignored.
 */
export function parseKey(event: Pressed, isInList: boolean): Move | 'choose' | null {
  if (belongsToTheText(event)) return null;
  if (event.key === 'Enter') return 'choose';
  const move = MOVES.get(event.key) ?? null;
  return move === 'next' || move === 'previous' || isInList ? move : null;
}
