import { expect, test } from 'vitest';
import fc from 'fast-check';
import { ACTIVITY_LEVELS } from '@evenscale/formulas/energy';
import { kcal, kg, percent } from '@evenscale/formulas/units';
import type { PersonDraft } from '#person/draft.ts';
import { parsePerson } from '#person/form.ts';
import { OWN_MAINTENANCE_LIMITS } from '#person/limits.ts';
import { ownMacros } from '#person/macros/own-split.ts';
import { ownEntries } from '#person/own-maintenance.ts';
import { readShareLink, writeShareLink } from './share-link.ts';

const number = (min: number, max: number) =>
  fc
    .tuple(fc.double({ min, max, noNaN: true }), fc.constantFrom('.', ','), fc.nat(3))
    .map(([value, point, decimals]) =>
      String(Math.round(value * 10 ** decimals) / 10 ** decimals).replace('.', point),
    );

const spaced = (text: fc.Arbitrary<string>) =>
  fc.tuple(text, fc.constantFrom('', ' ', '\u00a0')).map(([typed, space]) => `${space}${typed}${space}`);

const weight = fc.oneof(
  spaced(number(1, 900)).map((kilograms) => ({ unit: 'kg' as const, kilograms })),
  number(2, 2000).map((pounds) => ({ unit: 'lb' as const, pounds })),
  fc.tuple(number(1, 100), number(0, 13)).map(([stone, pounds]) => ({ unit: 'st' as const, stone, pounds })),
);

const height = fc.oneof(
  number(30, 299).map((centimetres) => ({ unit: 'cm' as const, centimetres })),
  fc.tuple(fc.integer({ min: 2, max: 8 }), number(0, 11)).map(([feet, inches]) => ({
    unit: 'ft' as const,
    feet: String(feet),
    inches,
  })),
);

const draft: fc.Arbitrary<PersonDraft> = fc.record({
  units: fc.constantFrom('metric' as const, 'imperial' as const),
  inStone: fc.boolean(),
  weight,
  height,
  age: fc.integer({ min: 1, max: 120 }).map(String),
  gender: fc.constantFrom('male' as const, 'female' as const),
  activityLevel: fc.constantFrom(...ACTIVITY_LEVELS),
});

const RULES = {
  defaultAge: 30,
  youngest: 1,
  oldest: 120,
  steps: { weight: { metric: 1, imperial: 1 }, height: { metric: 1, imperial: 1 }, age: 1 },
};

test('ten thousand results come back from their links exactly as they were typed', () => {
  fc.assert(
    fc.property(
      draft,
      fc.constantFrom('lose' as const, 'maintain' as const, 'gain' as const),
      fc.option(number(1, 70), { nil: '' }),
      (typed, goal, bodyFatText) => {
        const parsed = parsePerson(typed, RULES);
        fc.pre(parsed.ok);
        const { person } = parsed;
        const home = writeShareLink({ calculator: 'home', person, draft: typed }, 'kcal');
        const tdee = writeShareLink({ calculator: 'tdee', person, draft: typed, goal, bodyFatText }, 'kcal');
        expect(readShareLink('home', home)).toEqual({ draft: typed });
        expect(readShareLink('tdee', tdee)).toEqual({ draft: typed, goal, bodyFat: bodyFatText });
        expect(home.length).toBeLessThan(150);
      },
    ),
    { numRuns: 10_000 },
  );
}, 60_000);

/** A figure from a log, as `readOwnMaintenance` accepts it. */
const own = fc
  .tuple(
    fc.double({ min: OWN_MAINTENANCE_LIMITS.least, max: OWN_MAINTENANCE_LIMITS.most, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map(([value, below, above]) => ({
    value: kcal(value),
    low: kcal(value * (1 - below)),
    high: kcal(value + (OWN_MAINTENANCE_LIMITS.highest - value) * above),
    weight: kg(80),
  }));

test('ten thousand figures from a log come back from links to the last digit, with the link’s weight', () => {
  const rules = { ...RULES, ownEntries };
  fc.assert(
    fc.property(draft, own, fc.constantFrom('kcal' as const, 'kJ' as const), (person, figure, unit) => {
      const typed = { ...person, ownMaintenance: figure };
      const parsed = parsePerson(typed, rules);
      fc.pre(parsed.ok);
      const entries = { person: parsed.person, draft: typed } as const;
      const tdee = writeShareLink({ calculator: 'tdee', goal: 'maintain', ...entries }, unit);
      const weight = parsed.person.weight.kilograms;
      expect(readShareLink('tdee', tdee)?.draft.ownMaintenance).toEqual({ ...figure, weight });
      // The home page doesn't calculate with it, so its links don't have it.
      expect(writeShareLink({ calculator: 'home', ...entries }, unit)).not.toContain('own');
    }),
    { numRuns: 10_000 },
  );
}, 60_000);

const macros = fc.oneof(
  fc.constantFrom('lowCarb', 'highProtein', 'ketogenic', 'own'),
  fc.tuple(fc.nat(100), fc.nat(100)).map(([a, b]) =>
    ownMacros({
      protein: percent(Math.min(a, b)),
      carbs: percent(Math.abs(a - b)),
      fat: percent(100 - Math.max(a, b)),
    }),
  ),
);

test('a thousand chosen plans come back from links, along with a target and a figure from a log', () => {
  const target = fc.option(fc.constantFrom('mildLoss' as const, 'extremeGain' as const), { nil: null });
  const rules = { ...RULES, ownEntries };
  fc.assert(
    fc.property(
      draft,
      macros,
      target,
      fc.option(own, { nil: undefined }),
      (person, chosen, other, figure) => {
        const typed = { ...person, ownMaintenance: figure };
        const parsed = parsePerson(typed, rules);
        fc.pre(parsed.ok);
        const result = { calculator: 'tdee', person: parsed.person, draft: typed, goal: 'lose' } as const;
        const link = writeShareLink({ ...result, target: other, macros: chosen }, 'kJ');
        expect(readShareLink('tdee', link)).toMatchObject({
          macros: chosen,
          ...(other && { target: other }),
        });
        // The default plan isn't in the link.
        expect(writeShareLink({ ...result, macros: 'balanced' }, 'kJ')).toBe(writeShareLink(result, 'kJ'));
      },
    ),
    { numRuns: 1_000 },
  );
}, 60_000);

/** What messengers and mail programs do to a link. */
const change = fc.constantFrom<(link: string) => string>(
  encodeURIComponent,
  (link) => link.replaceAll('/', '%2F'),
  (link) => link.replaceAll('/', '%2f').replaceAll('~', '%7E'),
  (link) => link.replaceAll('%', '%25'),
);
const addition = fc.array(fc.constantFrom('.', ')', ',', '”', '>', '!', '&utm_source=a', '?x=1'), {
  maxLength: 3,
});

test('a thousand links that were encoded or extended in transit are still read', () => {
  fc.assert(
    fc.property(draft, change, addition, (typed, encode, added) => {
      const parsed = parsePerson(typed, RULES);
      fc.pre(parsed.ok);
      const link = writeShareLink({ calculator: 'home', person: parsed.person, draft: typed }, 'kcal');
      expect(readShareLink('home', encode(link) + added.join(''))).toEqual({ draft: typed });
    }),
    { numRuns: 1_000 },
  );
}, 60_000);

test('ten thousand random texts never throw, and give nothing', () => {
  const piece = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('v1', 'h', 't', 'm', 'kg~', '~', '%', '/', 'cm~175', '__proto__', '41', 'f', '3'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), fc.constantFrom('/', ''), (pieces, between) => {
      const entries = readShareLink('home', pieces.join(between));
      expect(entries === null || parsePerson(entries.draft, { ...RULES, youngest: 0 }).ok).toBe(true);
    }),
    { numRuns: 10_000 },
  );
}, 60_000);
