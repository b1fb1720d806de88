/** Finds the columns of people's own tables by the words in their names. */
import { tidyName, mainPart } from './header-names.ts';
import { HARMLESS, OF_THE_BODY, PLAIN_WORDS, type PlainColumn } from './plain-words.ts';

/** Columns of lists of workouts, whose weights and calories aren't a person's. */
const WORKOUT =
  /^(?:deleted|type|activity|exercise.*|workout.*|set_.*|reps|duration|distance|sport|move minutes.*|ubung|exercice|ejercicio|exercicio|esercizio)$/u;

const MARKS = /\p{Diacritic}/gu;
const plain = (name: string): string => name.toLowerCase().normalize('NFD').replace(MARKS, '');

/** Columns that only look like what was weighed or eaten. */
const OTHER_THINGS =
  /trend|target|goal|change|average|avg|mean|bmi|imc|schnitt|knochen|fat|lean|muscle|water|bone|burn|exercise|active|activity|resting|min\b|max\b|remain|left|\bnet\b|netto|%|\bm?g\b|protein|carb|sugar|breakfast|lunch|dinner|snack|ziel|differenz|veranderung|mittel|verbr|aktiv|sport|muskel|wasser|fett|eiwei|fruhstuck|mittag|abend|steps|schritte|\bpas\b|pasos|passos|passi|puls|heart|sleep|schlaf|salt|salz|sodium|fib|ballast|hip|huft|chest|brust|neck|hals|\barm|thigh|schenkel|waist|taille|cintura|\bvita|height|grosse|\bage\b|alter|year|time|zeit|week|woche|objectif|cible|moyen|brule|depens|meta\b|objetivo|promedio|media\b|quemad|queimad|gasto|obiettivo|bruciat/u;

/** True for a column that only looks like what was weighed or eaten, by its name. */
export const isOtherThing = (name: string): boolean => OTHER_THINGS.test(plain(name));

const EVERY_WORD: ReadonlySet<string> = new Set([
  ...HARMLESS,
  ...Object.values(PLAIN_WORDS).flatMap(({ english, others, beside = [] }) => [
    ...english,
    ...others,
    ...beside,
  ]),
]);
/** The fewest letters of a part of a compound. */
const SHORTEST_PART = 3;

/** The least of a word that its endings leave. */
const SHORTEST_STEM = 5;

/** A word without the ending that gender, number or case gives it: "aufgenommene", "consumate". */
const stemOf = (word: string): string => word.replace(/(?:e[nrs]?|[aio]s?|s)$/u, '');

const BY_STEM: ReadonlyMap<string, string> = new Map(
  [...EVERY_WORD].filter((word) => stemOf(word).length >= SHORTEST_STEM).map((word) => [stemOf(word), word]),
);

/** The word that is meant by another form of it. */
const knownForm = (word: string): string | undefined => {
  const shorter = [word.replace(/s$/u, ''), stemOf(word)].find((form) => EVERY_WORD.has(form));
  return shorter ?? BY_STEM.get(stemOf(word));
};

/** The word at the start of a compound, which letters may join to the next one. */
const firstPart = (text: string): string | undefined =>
  [text, text.replace(/[ns]$/u, ''), text.replace(/e[ns]$/u, '')].find((part) => EVERY_WORD.has(part));

/** A word, in the form that is known, or the words of a German compound: "Wiegedatum", "Tageskalorien". */
function partsOf(word: string): readonly string[] {
  if (EVERY_WORD.has(word)) return [word];
  const known = knownForm(word);
  if (known !== undefined) return [known];
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const [first, last] = [firstPart(word.slice(0, at)), word.slice(at)];
    if (first !== undefined && EVERY_WORD.has(last)) return [first, last];
  }
  return [word];
}

/** Umlauts that are written as two letters: "Koerpergewicht", "nuechtern". */
const UMLAUT = /(?<=[fknr])([ou])e(?=r|ch|h)/gu;

/** The words of a name, without accents. */
function wordsOf(name: string): readonly string[] {
  const text = plain(name)
    .replace(/weigh[- ]in\b/u, 'weighin')
    .replace(/mass[ae] grass[ae]/u, 'massegrasse')
    .replace(UMLAUT, '$1');
  return (text.match(/[\p{L}\d]+|%/gu) ?? []).flatMap(partsOf);
}

/** "a" is a word in French, and a person in "Weight A". */
const isHarmless = (word: string, at: number, all: readonly string[]): boolean =>
  HARMLESS.has(word) && (word.length > 1 || at < all.length - 1);

/** A day may also be one of the week, or a number. */
const LESS_SURE = new Set(['day', 'tag', 'jour', 'dia', 'giorno']);

/** How surely words mean a kind: 2 if they say nothing else, 1 with harmless ones, 0 if they don't. */
function surenessOf(words: readonly string[], kind: PlainColumn): 0 | 1 | 2 {
  const { english, others, beside, units } = PLAIN_WORDS[kind];
  const isOwn = (word: string): boolean => english.has(word) || others.has(word);
  const isUnit = (word: string): boolean => units?.has(word) === true;
  // Centimeters may also be those of a hip.
  const isTelling = (word: string): boolean => isOwn(word) || (kind !== 'waist' && isUnit(word));
  const isKnown = (word: string): boolean => isOwn(word) || beside?.has(word) === true || isUnit(word);
  const telling = words.filter(isTelling);
  if (telling.length === 0 || !words.every((word, at) => isKnown(word) || isHarmless(word, at, words)))
    return 0;
  return words.every(isKnown) && !telling.every((word) => LESS_SURE.has(word)) ? 2 : 1;
}

/** A German header, in which "Taille" is the waist and not a height. */
const isGerman = (names: readonly string[]): boolean =>
  names.some((name) => wordsOf(mainPart(name)).some((word) => /^(?:datum|tag|gewicht)$/u.test(word)));

/** True if fat is a share of what was eaten: a percentage beside that of protein. */
const isOfFood = (words: readonly string[], names: readonly string[]): boolean =>
  words.length === 2 && names.some((name) => /(?:prot|eiwei).*%/u.test(plain(name)));

/** True if words with two meanings have the one that we read: body fat, not dietary fat; a waist, not a height. */
function isMeant(kind: PlainColumn, words: readonly string[], names: readonly string[]): boolean {
  if (kind === 'bodyFat') return words.some((word) => OF_THE_BODY.has(word)) && !isOfFood(words, names);
  if (kind !== 'waist' || !words.includes('taille')) return true;
  return words.some((word) => word === 'tour' || word === 'umfang') || isGerman(names);
}

/** How surely a column is of a kind by its name, from 3 (nothing else is said) to 1 (without an addition) and 0 (it isn't). */
function surenessIn(cell: string, kind: PlainColumn, names: readonly string[]): number {
  const name = tidyName(cell);
  const whole = wordsOf(name);
  const sureness = surenessOf(whole, kind);
  if (sureness > 0) return isMeant(kind, whole, names) ? sureness + 1 : 0;
  const part = mainPart(name);
  if (part === name || isOtherThing(name.slice(part.length))) return 0;
  const main = wordsOf(part);
  return surenessOf(main, kind) > 0 && isMeant(kind, main, names) ? 1 : 0;
}

/** The places of the columns that mean a kind most surely, and how surely. */
function placesOfKind(names: readonly string[], kind: PlainColumn) {
  const sureness = names.map((name) => surenessIn(name, kind, names));
  const most = Math.max(...sureness);
  return { most, places: sureness.flatMap((each, at) => (each > 0 && each === most ? [at] : [])) };
}

/** The place of the first column of a kind, by the cells of the header; -1 if there is none. */
export const plainPlace = (names: readonly string[], kind: PlainColumn): number =>
  placesOfKind(names, kind).places[0] ?? -1;

/** The places of every column that means energy. */
export const energyPlaces = (names: readonly string[]): readonly number[] =>
  placesOfKind(names, 'energy').places;

/** True if several columns may be meant, none of which says only that: breakfast and lunch, morning and evening. */
export function isInDoubt(names: readonly string[], kind: 'weight' | 'energy'): boolean {
  const { most, places } = placesOfKind(names, kind);
  return most < 3 && places.length > 1;
}

/** Columns that tell people apart, by their whole names. */
const PEOPLE =
  /^(?:person|who|member|family member|user|profile|nutzer|benutzer|profil|wer|personne|qui|utilisateur|persona|quien|usuario|pessoa|quem|chi|utente)$/u;
/** Also those of foods, in tables without weights. */
const NAMES = /^(?:name|first name|vorname|nom|prenom|nombre|nome)$/u;
const MEALS = /^(?:meal|meals|mahlzeit|mahlzeiten|repas|comida|comidas|refeicao|refeicoes|pasto|pasti)$/u;

const placeLike = (names: readonly string[], pattern: RegExp): number =>
  names.findIndex((name) => pattern.test(plain(tidyName(name))));

/** The place of the column with meals, one of which may be the total of the others; -1 if there is none. */
export const mealPlace = (names: readonly string[]): number => placeLike(names, MEALS);

/** The place of the column that tells the people in a table of weights apart; -1 if there is none. */
export function personPlace(names: readonly string[]): number {
  const certain = placeLike(names, PEOPLE);
  return certain < 0 && mealPlace(names) < 0 ? placeLike(names, NAMES) : certain;
}

const KINDS = Object.keys(PLAIN_WORDS) as readonly PlainColumn[];

/** True for a column that is named in another language than English. */
function isForeign(name: string, names: readonly string[]): boolean {
  const words = wordsOf(tidyName(name));
  return KINDS.some((kind) => {
    const { english, others } = PLAIN_WORDS[kind];
    const isOther = words.some((word) => others.has(word)) && !words.some((word) => english.has(word));
    return isOther && surenessIn(name, kind, names) > 0;
  });
}

/** True for a header that isn't in English: its dates have the day first, and its decimal sign is a comma. */
export const isForeignHeader = (names: readonly string[]): boolean =>
  names.some((name) => isForeign(name, names));

/** True for the name of a column with dates. */
export const isDateName = (name: string): boolean => surenessIn(name, 'date', []) > 0;

export const isWorkoutTable = (names: readonly string[]): boolean =>
  names.some((name) => WORKOUT.test(plain(name)));
