import type { QuantityName, Term } from '@evenscale/formulas/trace';

/** How the signs of a calculation are written or spoken. */
export interface CalculationLanguage {
  readonly names: Readonly<Record<QuantityName, string>>;
  /** Between two equal expressions, and between an expression and a rounded number. */
  readonly same: string;
  readonly rounded: string;
  readonly plus: string;
  readonly minus: string;
  readonly times: string;
  readonly over: string;
  readonly squared: string;
  readonly open: string;
  readonly close: string;
}

type Leaf = (term: Extract<Term, { kind: 'number' }>) => string;

const isSum = ({ kind }: Term): boolean => kind === 'sum' || kind === 'difference';
const isSimple = ({ kind }: Term): boolean => kind === 'number' || kind === 'square';

/** The amount that a term subtracts: −5 × 30 as 5 × 30. `null` for a term that is added. */
function taken(term: Term): Term | null {
  if (term.kind === 'number') return term.value < 0 ? { ...term, value: -term.value } : null;
  if (term.kind !== 'product') return null;
  const [first, ...others] = term.parts;
  const positive = taken(first);
  return positive && { ...term, parts: [positive, ...others] };
}

/** Writes a calculation. `leaf` writes its numbers, as names or values. */
export function calculationText(term: Term, language: CalculationLanguage, leaf: Leaf): string {
  const write = (part: Term): string => calculationText(part, language, leaf);
  const bracketed = (part: Term, isNeeded: boolean): string =>
    isNeeded ? `${language.open}${write(part)}${language.close}` : write(part);
  const added = (part: Term): string => {
    const less = taken(part);
    return less ? `${language.minus}${write(less)}` : `${language.plus}${write(part)}`;
  };

  switch (term.kind) {
    case 'number':
      return leaf(term);
    case 'square':
      return `${bracketed(term.base, term.base.kind !== 'number')}${language.squared}`;
    case 'sum': {
      const [first, ...others] = term.parts;
      return `${write(first)}${others.map(added).join('')}`;
    }
    case 'difference':
      return term.parts.map((part, index) => bracketed(part, index > 0 && isSum(part))).join(language.minus);
    case 'product':
      return term.parts
        .map((part, index) => bracketed(part, isSum(part) || (index > 0 && part.kind === 'quotient')))
        .join(language.times);
    case 'quotient':
      return term.parts
        .map((part, index) => bracketed(part, index > 0 ? !isSimple(part) : isSum(part)))
        .join(language.over);
    default:
      return write(term.base);
  }
}
