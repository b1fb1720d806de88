import type { FigureName } from '#person/known/own-figures.ts';
import { queryWords, tellingWords } from '../match.ts';

interface Asked {
  /** One of these word groups must be in the query… */
  readonly about: readonly string[];
  /** …and besides them only these words. */
  readonly also: string;
}

const ASKED: Readonly<Record<FigureName, Asked>> = {
  protein: { about: ['protein'], also: 'grams day daily intake eat eating' },
  bmr: {
    about: ['bmr', 'basal metabolic rate', 'resting calories', 'resting metabolic rate'],
    also: 'calculator calories',
  },
  bmi: { about: ['bmi', 'body mass index'], also: 'calculator' },
  maintenance: {
    about: [
      'tdee',
      'maintenance',
      'maintain',
      'calories day',
      'calories eat',
      'calories daily',
      'calories burn',
    ],
    also: 'calories calorie calculator weight day daily eat burn keep intake total energy expenditure',
  },
  water: { about: ['water'], also: 'day daily drink cups glasses liters intake' },
  healthyWeight: {
    about: ['healthy weight', 'ideal weight', 'normal weight', 'right weight', 'weigh', 'weight height'],
    also: 'range calculator healthy',
  },
};

/** The figure about themselves that a visitor asks for; `null` for any other query. */
export function askedFigure(query: string): FigureName | null {
  const all = queryWords(query.replaceAll(/[?!.,]/gu, ' '));
  const words = tellingWords(all);
  const isAsked = ({ about, also }: Asked): boolean =>
    about.some((group) => {
      const core = group.split(' ');
      const allowed = [...core, ...also.split(' ')];
      return core.every((word) => all.includes(word)) && words.every((word) => allowed.includes(word));
    });
  return (Object.keys(ASKED) as FigureName[]).find((name) => isAsked(ASKED[name])) ?? null;
}
