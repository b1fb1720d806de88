/** The names that people give the columns of their own tables. */

/** The words for a kind of column, in English and in German, French, Spanish, Portuguese and Italian; without accents. */
interface ColumnWords {
  readonly english: readonly string[];
  readonly others: readonly string[];
}

type PlainColumn = 'date' | 'weight' | 'energy' | 'bodyFat' | 'waist' | 'note';

const WORDS: Readonly<Record<PlainColumn, ColumnWords>> = {
  date: {
    english: ['date', 'day'],
    others: ['datum', 'tag', 'jour', 'fecha', 'dia', 'data', 'giorno'],
  },
  weight: {
    english: ['weight', 'body weight', 'bodyweight', 'scale weight', 'morning weight'],
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
      'body fat percentage',
      'body fat percent',
      'fat percent',
      'fat percentage',
      'fat %',
    ],
    others: [
      'korperfett',
      'korperfettanteil',
      'kfa',
      'masse grasse',
      'graisse corporelle',
      'taux de graisse',
      'taux de masse grasse',
      'grasa corporal',
      'porcentaje de grasa',
      'gordura corporal',
      'percentual de gordura',
      'grasso corporeo',
      'massa grassa',
      'percentuale di grasso',
    ],
  },
  waist: {
    english: ['waist', 'waist circumference', 'waist size'],
    others: [
      'taillenumfang',
      'bauchumfang',
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

const isOneOf = ({ english, others }: ColumnWords, name: string): boolean => {
  const text = plain(name).replaceAll('_', ' ');
  return english.includes(text) || others.includes(text);
};

/** The place of the first column of a kind, by its name in lower case and without its unit; -1 if there is none. */
export const plainPlace = (names: readonly string[], kind: PlainColumn): number =>
  names.findIndex((name) => isOneOf(WORDS[kind], name));

/** Every name in the header that means energy. */
export const isPlainEnergy = (name: string): boolean => plainPlace([name], 'energy') === 0;

/** True for a header that isn't in English: its dates have the day first, and its decimal sign is a comma. */
export const isForeignHeader = (names: readonly string[]): boolean =>
  names.some((name) => Object.values(WORDS).some(({ others }) => others.includes(plain(name))));

export const isWorkoutTable = (names: readonly string[]): boolean =>
  names.some((name) => WORKOUT.test(plain(name)));
