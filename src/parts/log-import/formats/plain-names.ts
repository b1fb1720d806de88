/** The names that people give the columns of their own tables. */
import { baseName, mainPart } from './header-names.ts';

/** The words for a kind of column, in English and in German, French, Spanish, Portuguese and Italian; without accents. */
interface ColumnWords {
  readonly english: readonly string[];
  readonly others: readonly string[];
}

type PlainColumn = 'date' | 'time' | 'weight' | 'energy' | 'bodyFat' | 'waist' | 'note';

const WORDS: Readonly<Record<PlainColumn, ColumnWords>> = {
  date: {
    english: ['date', 'day'],
    others: ['datum', 'tag', 'jour', 'fecha', 'dia', 'data', 'giorno'],
  },
  time: {
    english: ['time'],
    others: ['zeit', 'uhrzeit', 'heure', 'hora', 'horario', 'ora', 'orario'],
  },
  weight: {
    english: ['weight', 'body weight', 'bodyweight', 'scale weight', 'morning weight', 'wt', 'bw'],
    others: [
      'gewicht',
      'korpergewicht',
      'poids',
      'poids du corps',
      'poids corporel',
      'peso',
      'peso corporal',
      'peso corporeo',
    ],
  },
  energy: {
    english: [
      'calories',
      'kcal',
      'calories eaten',
      'calories in',
      'cals',
      'calorie intake',
      'energy',
      'energy intake',
      'intake',
      'eaten',
      'kilojoules',
      'kj',
    ],
    others: [
      'kalorien',
      'kalorienaufnahme',
      'gegessen',
      'gegessene kalorien',
      'kalorien gegessen',
      'energie',
      'kilojoule',
      'apport calorique',
      'calories consommees',
      'calories ingerees',
      'calorias',
      'calorias consumidas',
      'calorias ingeridas',
      'ingesta calorica',
      'energia',
      'calorie',
      'calorie assunte',
      'calorie ingerite',
    ],
  },
  bodyFat: {
    english: [
      'body fat',
      'bodyfat',
      'body fat %',
      'bodyfat %',
      'bf',
      'bf %',
      'body fat percentage',
      'body fat percent',
      'fat percent',
      'fat percentage',
      'fat %',
    ],
    others: [
      'korperfett',
      'korperfettanteil',
      'korperfett %',
      'fettanteil',
      'kfa',
      'masse grasse',
      'graisse corporelle',
      'taux de graisse',
      'taux de masse grasse',
      'taux de graisse corporelle',
      'pourcentage de graisse',
      'pourcentage de graisse corporelle',
      'pourcentage de masse grasse',
      'grasa corporal',
      'porcentaje de grasa',
      'porcentaje de grasa corporal',
      '% de grasa corporal',
      'gordura corporal',
      'percentual de gordura',
      'percentual de gordura corporal',
      'porcentagem de gordura',
      'porcentagem de gordura corporal',
      'grasso corporeo',
      'massa grassa',
      'percentuale di grasso',
      'percentuale di grasso corporeo',
      'percentuale di massa grassa',
    ],
  },
  waist: {
    english: ['waist', 'waist circumference', 'waist size'],
    others: [
      'taillenumfang',
      'bauchumfang',
      'bauch',
      'tour de taille',
      'cintura',
      'perimetro de cintura',
      'contorno de cintura',
      'circunferencia da cintura',
      'girovita',
      'vita',
      'circonferenza vita',
    ],
  },
  note: {
    english: ['note', 'notes', 'comment', 'comments', 'remark', 'remarks'],
    others: [
      'notiz',
      'notizen',
      'bemerkung',
      'bemerkungen',
      'kommentar',
      'remarque',
      'remarques',
      'commentaire',
      'commentaires',
      'nota',
      'notas',
      'observacao',
      'observacoes',
      'comentario',
      'comentarios',
      'commento',
      'commenti',
    ],
  },
};

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

/** A name as it is compared. */
const compared = (name: string): string => plain(name).replaceAll('_', ' ').replace(/\s*%$/u, ' %');

/** The main word of a name, without additions that change nothing: "gewicht (nüchtern)", "kcal total"; "" for others. */
function mainWord(name: string): string {
  const words = compared(baseName(mainPart(name))).split(/\s+/u);
  return isOtherThing(name) ? '' : words.filter((word) => !HARMLESS.has(word)).join(' ');
}

const isIn = ({ english, others }: ColumnWords, text: string): boolean =>
  english.includes(text) || others.includes(text);

/** The places of the columns of a kind: those with its exact name, or else those with more in their names. */
function placesOfKind(names: readonly string[], kind: PlainColumn): readonly number[] {
  const placesBy = (textOf: (name: string) => string): readonly number[] =>
    names.flatMap((name, at) => (isIn(WORDS[kind], textOf(name)) ? [at] : []));
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
  names.every((name) => !isIn(WORDS[kind], compared(name))) && placesOfKind(names, kind).length > 1;

/** True for a header that isn't in English: its dates have the day first, and its decimal sign is a comma. */
export const isForeignHeader = (names: readonly string[]): boolean =>
  names.some((name) =>
    Object.values(WORDS).some(
      ({ others }) => others.includes(plain(name)) || others.includes(mainWord(name)),
    ),
  );

export const isWorkoutTable = (names: readonly string[]): boolean =>
  names.some((name) => WORKOUT.test(plain(name)));
