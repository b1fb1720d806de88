import { describe, expect, test } from 'vitest';
import type { PersonDraft } from '#person/draft.ts';
import { parsePerson } from '#person/form.ts';
import type { SharedResult } from '#person/shared-result.ts';
import { isShareLink, readShareLink, writeShareLink } from './share-link.ts';

const RULES = {
  defaultAge: 30,
  youngest: 0,
  oldest: 120,
  steps: { weight: { metric: 1, imperial: 1 }, height: { metric: 1, imperial: 1 }, age: 1 },
};

const METRIC: PersonDraft = {
  units: 'metric',
  inStone: false,
  weight: { unit: 'kg', kilograms: '72,5 kg' },
  height: { unit: 'cm', centimetres: '1,75 m' },
  age: '41',
  gender: 'female',
  activityLevel: 'veryActive',
};

const STONE: PersonDraft = {
  ...METRIC,
  units: 'imperial',
  inStone: true,
  weight: { unit: 'st', stone: '11', pounds: '4~' },
  height: { unit: 'ft', feet: `5'11"`, inches: '' },
};

function resultOf(draft: PersonDraft, own: Partial<SharedResult> = {}): SharedResult {
  const parsed = parsePerson({ ...draft, weight: METRIC.weight, height: METRIC.height }, RULES);
  if (!parsed.ok) throw new Error('the draft of this test cannot be read');
  return { calculator: 'home', person: parsed.person, draft, ...own };
}

describe('the contents of a link', () => {
  test('a home result, short enough to read', () => {
    expect(writeShareLink(resultOf(METRIC), 'kcal')).toBe('v1/h/m/kg~72%2C5%20kg/cm~1%2C75%20m/41/f/3');
  });

  test('stone and pounds, feet and inches, each input separately', () => {
    expect(writeShareLink(resultOf(STONE), 'kcal')).toBe(`v1/h/s/st~11~4%7E/ft~5'11%22~/41/f/3`);
  });

  test('a TDEE result carries goal and body fat', () => {
    const result = resultOf(METRIC, { calculator: 'tdee', goal: 'lose', bodyFatText: '22,5' });
    expect(writeShareLink(result, 'kcal')).toBe('v1/t/m/kg~72%2C5%20kg/cm~1%2C75%20m/41/f/3/l/22%2C5');
    expect(readShareLink('tdee', writeShareLink(result, 'kcal'))).toEqual({
      draft: METRIC,
      goal: 'lose',
      bodyFat: '22,5',
    });
  });

  test('a target other than the goal’s, and energies in kJ, are at the end', () => {
    const result = resultOf(METRIC, { calculator: 'tdee', goal: 'lose', target: 'mildLoss' });
    const link = writeShareLink(result, 'kJ');
    expect(link).toBe('v1/t/m/kg~72%2C5%20kg/cm~1%2C75%20m/41/f/3/l//mildLoss/kJ');
    expect(readShareLink('tdee', encodeURIComponent(link))).toEqual({
      draft: METRIC,
      goal: 'lose',
      target: 'mildLoss',
      bodyFat: '',
      energyUnit: 'kJ',
    });
    expect(readShareLink('tdee', link.replace('mildLoss', 'noLoss'))).toBeNull();
    expect(readShareLink('home', writeShareLink(resultOf(METRIC), 'kJ'))).toEqual({
      draft: METRIC,
      energyUnit: 'kJ',
    });
  });

  test('without body fat, nothing follows the last slash', () => {
    const result = resultOf(METRIC, { calculator: 'tdee', goal: 'gain' });
    expect(readShareLink('tdee', `#${writeShareLink(result, 'kcal')}`)).toEqual({
      draft: METRIC,
      goal: 'gain',
      bodyFat: '',
    });
  });

  test('a link from another calculator is rejected', () => {
    expect(readShareLink('tdee', writeShareLink(resultOf(METRIC), 'kcal'))).toBeNull();
  });

  test.each(['#v1/h', 'v2/', '#v12/x'])('%s is taken for a link', (fragment) => {
    expect(isShareLink(fragment)).toBe(true);
  });

  test.each(['', '#main', '#v1', '#questions', '#/v1/h'])('%j is not', (fragment) => {
    expect(isShareLink(fragment)).toBe(false);
  });
});

const GOOD = 'v1/h/m/kg~72/cm~175/41/f/3';
const GOOD_TDEE = 'v1/t/m/kg~72/cm~175/41/f/3/l/22';

/** Two hundred ways to break a link: each part missing, doubled, emptied, or replaced with an attack. */
function crafted(): readonly string[] {
  const malicious = [
    '__proto__',
    'constructor',
    'toString',
    '<script>alert(1)</script>',
    '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
    'javascript:alert(1)',
    '%00',
    '%0A',
    '%E0%A4%A',
    '%',
    '%uFFFF',
    '\u{202e}72',
    '-1',
    '0',
    '1e999',
    'NaN',
    'Infinity',
    '9'.repeat(41),
    '9'.repeat(500),
    'kg~',
    'kg~72~9',
    'lb~kg~72',
    'st~11',
    '~',
    '..%2F..%2Fetc',
    '{}',
    '[object Object]',
    'null',
    'undefined',
    '\ud800',
  ];
  const parts = GOOD.split('/');
  return parts.flatMap((_, index) => [
    ...malicious.map((text) => parts.with(index, text).join('/')),
    parts.toSpliced(index, 1).join('/'),
    parts.toSpliced(index, 0, parts[index] ?? '').join('/'),
    parts.with(index, '').join('/'),
  ]);
}

describe('a link that was changed in transit still opens', () => {
  const entries = readShareLink('home', GOOD);
  const typed = { ...METRIC, weight: { unit: 'kg', kilograms: '72,5 kg' } } as const;
  const escaped = writeShareLink(resultOf(typed), 'kcal');

  test.each([
    ['encoded slashes', GOOD.replaceAll('/', '%2F')],
    ['encoded slashes in small letters', GOOD.replaceAll('/', '%2f')],
    ['encoded tildes', GOOD.replaceAll('~', '%7E')],
    ['both', GOOD.replaceAll('/', '%2F').replaceAll('~', '%7E')],
    ['slashes encoded twice', GOOD.replaceAll('/', '%252F')],
    ['a full stop at its end', `${GOOD}.`],
    ['a bracket at its end', `${GOOD})`],
    ['a bracket and a full stop', `${GOOD}).`],
    ['quotation marks', `${GOOD}”`],
    ['a pointed bracket', `${GOOD}>`],
    ['a tracking parameter', `${GOOD}&utm_source=letter`],
    ['several', `${GOOD}&utm_source=letter&utm_medium=mail&fbclid=Iw~A.b`],
    ['a query', `${GOOD}?utm_source=letter`],
    ['everything at once', `${GOOD.replaceAll('/', '%2F').replaceAll('~', '%7E')}).&utm_source=letter`],
  ])('with %s', (_, link) => {
    expect(isShareLink(`#${link}`)).toBe(true);
    expect(readShareLink('home', `#${link}`)).toEqual(entries);
  });

  test('with everything encoded, including the entries', () => {
    expect(escaped).toContain('%2C5%20kg');
    expect(readShareLink('home', encodeURIComponent(escaped))).toEqual({ draft: typed });
  });

  test.each(['.', ')', '&utm_source=letter', '?x=1'])('a TDEE link without body fat, with %s', (added) => {
    const link = GOOD_TDEE.replace('/22', '/');
    expect(readShareLink('tdee', link + added)).toEqual({ ...readShareLink('tdee', link) });
    expect(readShareLink('tdee', link + added)?.bodyFat).toBe('');
  });

  test('typed text wins over possible additions', () => {
    const result = resultOf(METRIC, { calculator: 'tdee', goal: 'lose', bodyFatText: '22.' });
    expect(readShareLink('tdee', writeShareLink(result, 'kcal'))?.bodyFat).toBe('22.');
  });

  test('an unreadable one is still taken for a link', () => {
    for (const link of ['#v9%2Fh', '#v1%252Fh', '#V1/h']) {
      expect(isShareLink(link)).toBe(true);
      expect(readShareLink('home', link)).toBeNull();
    }
  });
});

describe('hostile links', () => {
  test('valid links are accepted', () => {
    expect(readShareLink('home', GOOD)).not.toBeNull();
    expect(readShareLink('tdee', GOOD_TDEE)).not.toBeNull();
  });

  test('there are more than two hundred', () => {
    expect(new Set(crafted()).size).toBeGreaterThan(200);
  });

  // An age of 0 and a weight of 9 are accepted by the home form.
  const accepted = new Set(['v1/h/m/kg~72/cm~175/0/f/3', 'v1/h/m/kg~72/cm~175/41/f/0']);

  test.each(crafted().filter((link) => !accepted.has(link)))('%j gives nothing', (link) => {
    expect(readShareLink('home', link)).toBeNull();
  });

  test.each([...accepted])('%j is accepted by the form', (link) => {
    expect(readShareLink('home', link)).not.toBeNull();
  });

  test.each([
    GOOD_TDEE.replace('/l/', '/x/'),
    GOOD_TDEE.replace('/22', '/71'),
    GOOD_TDEE.replace('/22', '/abc'),
    GOOD_TDEE.replace('/22', ''),
    `${GOOD_TDEE}/more`,
    `${GOOD_TDEE}/macros~`,
    `${GOOD_TDEE}/macros~keto`,
    `${GOOD_TDEE}/macros~own~30`,
    `${GOOD_TDEE}/macros~lowCarb/macros~lowCarb`,
    `${GOOD_TDEE}/macros~lowCarb/loss`,
    GOOD_TDEE.replace('/41/', '/0/'),
    `${GOOD}/l/22`,
  ])('%s isn’t a TDEE link', (link) => {
    expect(readShareLink('tdee', link)).toBeNull();
  });

  test('a home link accepts nothing extra', () => {
    expect(readShareLink('home', `${GOOD}/l/22`)).toBeNull();
  });
});
