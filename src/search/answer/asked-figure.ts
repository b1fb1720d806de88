import type { FigureName } from '#person/known/own-figures.ts';
import { queryWords, stemOf, tellingWords } from '../match.ts';

interface Asked {
  /** One of these word groups must be in the query… */
  readonly about: readonly string[];
  /** …and besides them only these words. */
  readonly also: string;
}

const ASKED: Readonly<Record<FigureName, Asked>> = {
  protein: {
    about: ['protein'],
    also: 'gram day daily intake eat goal target requirement amount number calculator need',
  },
  bmr: {
    about: ['bmr', 'basal metabolic rate', 'resting calories', 'resting metabolic rate', 'calories rest'],
    also: 'calculator calories burn daily',
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
      'calories need',
      'calories stay',
      'daily energy',
      'energy need',
    ],
    also: 'calories calculator weight day daily eat burn need keep stay same intake total energy expenditure amount target',
  },
  water: { about: ['water'], also: 'day daily drink cups glasses liters intake' },
  healthyWeight: {
    about: [
      'healthy weight',
      'ideal weight',
      'normal weight',
      'right weight',
      'good weight',
      'perfect weight',
      'weigh',
      'weight height',
      'weight range',
    ],
    also: 'range calculator healthy ideal height body',
  },
};

const stemsOf = (text: string): readonly string[] => text.split(' ').map(stemOf);

/** The figure about themselves that a visitor asks for; `null` for any other query. */
export function askedFigure(query: string): FigureName | null {
  const all = queryWords(query.replaceAll(/[?!.,]/gu, ' '));
  const stems = all.map(stemOf);
  const telling = tellingWords(all).map(stemOf);
  const isAsked = ({ about, also }: Asked): boolean =>
    about.some((group) => {
      const core = stemsOf(group);
      const allowed = [...core, ...stemsOf(also)];
      return core.every((stem) => stems.includes(stem)) && telling.every((stem) => allowed.includes(stem));
    });
  return (Object.keys(ASKED) as FigureName[]).find((name) => isAsked(ASKED[name])) ?? null;
}
