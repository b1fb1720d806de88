import { RichText } from '#ui/text/RichText.tsx';
import { libraryWords } from './library-words.ts';

export interface ComingSoonProps {
  readonly title: string;
  /** What the article will be about. */
  readonly description: string;
}

/** Shown instead of an article that isn't written yet. */
export function ComingSoon({ title, description }: ComingSoonProps) {
  return (
    <div className="prose">
      <p>
        <RichText>{libraryWords.comingSoon}</RichText>
      </p>
      <h2>{libraryWords.whatToExpect}</h2>
      <p>{description}</p>
      <p>{libraryWords.promise(title)}</p>
    </div>
  );
}
