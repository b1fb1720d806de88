/** Finds the columns of people's own tables by their names. */
import { baseName, mainPart } from './header-names.ts';
import { PLAIN_WORDS, type ColumnWords, type PlainColumn } from './plain-words.ts';

/** Columns of lists of workouts, whose weights and calories aren't a person's. */
const WORKOUT =
  /^(?:deleted|type|activity|exercise.*|workout.*|set_.*|reps|duration|distance|sport|move minutes.*|ubung|exercice|ejercicio|exercicio|esercizio)$/u;

const MARKS = /\p{Diacritic}/gu;
const plain = (name: string): string => name.normalize('NFD').replace(MARKS, '');

/** Words that change nothing about what a column has: the whole day, or a weight in the morning. */
const HARMLESS = new Set(
  (
    'total totals sum day daily today my morning am fasted fasting food gesamt summe tag taglich morgens fruh nuchtern ' +
    'mein matin jour jeun manana ayunas diarias totales manha jejum totais mattina digiuno totali giornaliere'
  ).split(' '),
);

/** Columns that only look like what was weighed or eaten. */
const OTHER_THINGS =
  /trend|target|goal|change|average|avg|mean|bmi|imc|schnitt|knochen|fat|lean|muscle|water|bone|burn|exercise|active|activity|resting|min\b|max\b|remain|left|protein|carb|sugar|breakfast|lunch|dinner|snack|ziel|differenz|veranderung|mittel|verbr|aktiv|sport|muskel|wasser|fett|eiwei|fruhstuck|mittag|abend|steps|schritte|puls|heart|sleep|schlaf|salt|salz|sodium|fib|ballast|hip|huft|chest|brust|neck|hals|\barm|thigh|schenkel|waist|taille|cintura|\bvita|height|grosse|\bage\b|alter|year|time|zeit|week|woche|objectif|cible|moyen|brule|depens|meta\b|objetivo|promedio|media\b|quemad|queimad|gasto|obiettivo|bruciat/u;

/** True for a column that only looks like what was weighed or eaten, by its name. */
export const isOtherThing = (name: string): boolean => OTHER_THINGS.test(plain(name.toLowerCase()));

/** A unit before a name: "kg Gewicht", "cm Bauch". */
const UNIT_BEFORE = /^(?:kgs?|kilos?|lbs?|pounds?|cm|kcals?|kj) (?=.)/u;

/** A name as it is compared. */
const compared = (name: string): string => plain(name).replaceAll('_', ' ').replace(/\s*%$/u, ' %');

/** The main word of a name, without additions that change nothing: "gewicht (nüchtern)", "kg morgens"; "" for others. */
function mainWord(name: string): string {
  const part = mainPart(name);
  const words = compared(baseName(part)).split(/\s+/u);
  const main = words.filter((word) => !HARMLESS.has(word)).join(' ');
  return isOtherThing(name.slice(part.length)) ? '' : baseName(main).replace(UNIT_BEFORE, '');
}

const isIn = ({ english, others }: ColumnWords, text: string): boolean =>
  english.includes(text) || others.includes(text);

/** The places of the columns of a kind: those with its exact name, or else those with more in their names. */
function placesOfKind(names: readonly string[], kind: PlainColumn): readonly number[] {
  const placesBy = (textOf: (name: string) => string): readonly number[] =>
    names.flatMap((name, at) => (isIn(PLAIN_WORDS[kind], textOf(name)) ? [at] : []));
  const exact = placesBy(compared);
  return exact.length > 0 ? exact : placesBy(mainWord);
}

/** The place of the first column of a kind, by its name in lower case and without its unit; -1 if there is none. */
export const plainPlace = (names: readonly string[], kind: PlainColumn): number =>
  placesOfKind(names, kind)[0] ?? -1;

/** The places of every column that means energy. */
export const energyPlaces = (names: readonly string[]): readonly number[] => placesOfKind(names, 'energy');

/** True if several columns may be meant, none of which has the exact name: breakfast and lunch, morning and evening. */
export const isInDoubt = (names: readonly string[], kind: 'weight' | 'energy'): boolean =>
  names.every((name) => !isIn(PLAIN_WORDS[kind], compared(name))) && placesOfKind(names, kind).length > 1;

/** True for a header that isn't in English: its dates have the day first, and its decimal sign is a comma. */
export const isForeignHeader = (names: readonly string[]): boolean =>
  names.some((name) =>
    Object.values(PLAIN_WORDS).some(
      ({ others }) => others.includes(plain(name)) || others.includes(mainWord(name)),
    ),
  );

export const isWorkoutTable = (names: readonly string[]): boolean =>
  names.some((name) => WORKOUT.test(plain(name)));
