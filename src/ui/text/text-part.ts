import type { ResultProps } from '#ui/Result.tsx';

/** Emphasized or linked words in a sentence. */
interface StyledPart {
  readonly as: 'a' | 'mark' | 'span' | 'strong';
  readonly text: string;
  readonly className?: string | undefined;
  readonly href?: string;
}

/** A figure in a sentence. */
export interface FigurePart extends Omit<ResultProps, 'children'> {
  readonly text: string;
}

export type TextPart = string | StyledPart | FigurePart;
