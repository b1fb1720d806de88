/** Queries about an eating disorder, a crisis or a low weight: what is never listed for them. */
import { comparable, type SearchEntry } from './match.ts';

const DISTRESS =
  /(?<!\p{L})(?:anore|bulimi|eating disorder|disordered eating|bing(?:e|ing)|purg|laxative|suicid|self[ -]?harm|kill myself|hurt myself|harm myself|want to die|starv(?:e|ing) myself|can'?t stop eating|(?:scared|afraid|terrified) (?:to eat|of (?:eating|food|gaining))|fear of (?:eating|food|gaining)|hate my body|stop(?:ped)? eating(?! at)|thinspo|pro ana|make myself (?:sick|throw up|vomit))/u;

const LOW_WEIGHT =
  /(?<!\p{L})(?:underweight|too (?:thin|skinny)|low bmi|(?<!(?:still|keep) )gain(?:ing)? weight(?! (?:back|again|after|easily|even|while|when|for no)))(?!\p{L})/u;

/** True for a query of somebody who may need help now. */
export const isDistressed = (query: string): boolean => DISTRESS.test(comparable(query));

/** What a query never lists. */
export function leftOutOf(query: string): (entry: Pick<SearchEntry, 'aboutLosing'>) => boolean {
  if (isDistressed(query)) return ({ aboutLosing }) => aboutLosing !== undefined;
  if (LOW_WEIGHT.test(comparable(query))) return ({ aboutLosing }) => aboutLosing === 'only';
  return () => false;
}
