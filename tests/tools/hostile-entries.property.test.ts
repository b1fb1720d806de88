/** Whatever a place holds: nothing unsafe, nothing that isn't a number, nothing foreign, and nothing lost. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changedEntries, fieldsOf, initialEntries, type AnyTool } from '#person/entries/field.ts';
import { loadHistory, PAGE_STATE_KEY, saveHistory } from '#person/entries/history.ts';
import { keepEntries, readKept } from '#person/entries/kept.ts';
import { entriesFor, fieldsIn, knownEntries, readableEntries } from '#person/entries/known-entries.ts';
import { readLink, writeLink } from '#person/entries/link.ts';
import { initialState, reduceForm } from '#person/entries/machine.ts';
import { loadSession, saveSession, SESSION_KEY } from '#person/entries/session.ts';
import {
  breaking,
  DRAWS,
  expectHeld,
  expectSafe,
  heldBy,
  sentTo,
  TOOLS,
  type Texts,
} from './hostile-entries.ts';

/** Entries that the form arrived at, as for those in a link. */
const formOf = (tool: AnyTool, known: Partial<Texts>): Texts =>
  changedEntries(tool, initialEntries(tool), known as Texts);

let state: unknown = null;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('history', {
    get state() {
      return state;
    },
    replaceState: (next: unknown) => (state = structuredClone(next)),
  });
});

afterEach(() => {
  state = null;
  vi.unstubAllGlobals();
});

describe.each(TOOLS.map((tool) => [tool.name, tool] as const))('%s', (_, tool) => {
  const check = <Drawn>(drawn: fc.Arbitrary<Drawn>, holds: (one: Drawn) => void): void =>
    fc.assert(fc.property(drawn, holds), DRAWS);

  test('the form says nothing unsafe, whatever it holds', () =>
    check(heldBy(tool), (held) => expectSafe(tool, formOf(tool, held))));

  test('the form keeps whatever is typed, with a message beside it', () =>
    check(
      fc.tuple(
        heldBy(tool),
        breaking,
        fc.constantFrom(...fieldsOf(tool).filter(([name]) => name !== 'today')),
      ),
      ([held, text, [field, { values }]]) => {
        const reduce = reduceForm(tool);
        const filled = reduce(initialState(tool), { type: 'filled', entries: held });
        const typed = reduce(filled, { type: 'edited', field, text });
        if (!values) expect(typed.entries[field]).toBe(text);
        const asked = reduce(typed, { type: 'submitted' });
        expect(asked.result === null).toBe(Object.keys(asked.problems).length > 0);
        expect(asked.entries).toEqual(typed.entries);
      },
    ));

  test('a link', () =>
    check(fc.tuple(sentTo(tool), breaking, fc.nat()), ([sent, junk, at]) => {
      const texts = Object.entries(sent).map(([name, text]) => [
        name,
        typeof text === 'string' ? text : JSON.stringify(text),
      ]);
      const link = `${tool.name}?${texts.map((pair) => pair.map(encodeLoosely).join('=')).join('&')}`;
      const place = at % link.length;
      for (const hostile of [link, `${link.slice(0, place)}${junk}${link.slice(place)}`]) {
        const reading = readLink(tool, hostile);
        if (!reading) continue;
        expectHeld(tool, reading.entries);
        expectSafe(tool, reading.entries);
        const again = readLink(tool, writeLink(tool, reading.entries));
        expect(again && entriesFor(tool, again.entries, 'passedOn')).toEqual(
          entriesFor(tool, reading.entries, 'passedOn'),
        );
      }
    }));

  test('a kept row', () =>
    check(sentTo(tool), (sent) => {
      const row: unknown = { tool: tool.name, entries: sent };
      const read = readKept(tool, row);
      if (!read) return;
      expectHeld(tool, read);
      expectSafe(tool, read);
      const kept = keepEntries(tool, read);
      const again = readKept(tool, JSON.parse(JSON.stringify(kept)));
      expect(again && keepEntries(tool, again)).toEqual(kept);
      for (const other of TOOLS) if (other !== tool) expect(readKept(other, kept)).toBeNull();
    }));

  test.each(['session', 'history', 'passedOn', 'page'] as const)('a record for the %s', (place) =>
    check(sentTo(tool), (sent) => {
      const known = knownEntries(tool, sent, place);
      expectHeld(tool, known);
      const names = fieldsIn(tool, place).map(([name]) => name);
      expect(Object.keys(known).filter((name) => !names.includes(name))).toEqual([]);
      expectSafe(tool, formOf(tool, known));
    }),
  );

  test('the session', () =>
    check(
      fc.tuple(
        fc.oneof(
          sentTo(tool).map((sent) => JSON.stringify(sent)),
          breaking,
        ),
        heldBy(tool),
      ),
      ([stored, held]) => {
        sessionStorage.setItem(SESSION_KEY, stored);
        const loaded = loadSession(tool);
        if (loaded) {
          expectHeld(tool, loaded);
          expectSafe(tool, formOf(tool, loaded));
        }
        const entries = formOf(tool, held);
        saveSession(tool, entries, true);
        expect(loadSession(tool)).toEqual(entriesFor(tool, entries, 'session'));
        vi.stubGlobal('location', { pathname: '/other' });
        for (const other of TOOLS) {
          const passed = loadSession(other) ?? {};
          expect(passed).toEqual(readableEntries(other, passed));
          expectHeld(other, passed);
          expectSafe(other, formOf(other, passed));
        }
        vi.stubGlobal('location', undefined);
      },
    ));

  test('the history entry', () =>
    check(fc.tuple(fc.oneof(sentTo(tool), fc.anything()), heldBy(tool)), ([stored, held]) => {
      state = { [PAGE_STATE_KEY]: stored };
      const loaded = loadHistory(tool);
      if (loaded) {
        expectHeld(tool, loaded);
        expectSafe(tool, formOf(tool, loaded));
      }
      const entries = formOf(tool, held);
      saveHistory(tool, entries);
      expect(loadHistory(tool)).toEqual(entriesFor(tool, entries, 'history'));
    }));
});

/** As a link has it, or as somebody typed it. */
function encodeLoosely(text: string): string {
  return text.isWellFormed() && text.length % 3 > 0 ? encodeURIComponent(text) : text;
}

test('what a tool for adults passes on arrives with the next, through one that doesn’t read it', () => {
  const [home, tdee, planner] = TOOLS as [AnyTool, AnyTool, AnyTool, AnyTool];
  fc.assert(
    fc.property(heldBy(tdee), (held) => {
      const entries = formOf(tdee, held);
      saveSession(tdee, entries, true);
      const atHome = formOf(home, loadSession(home) ?? {});
      saveSession(home, atHome, true);
      const passed = loadSession(planner) ?? {};
      for (const [name, text] of Object.entries(entriesFor(tdee, entries, 'session')))
        if (Object.hasOwn(planner.fields, name)) expect(passed[name], name).toBe(text);
    }),
    DRAWS,
  );
});
