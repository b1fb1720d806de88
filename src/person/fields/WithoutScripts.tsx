import { Notice } from '#ui/Notice.tsx';
import { RichText } from '#ui/text/RichText.tsx';
import { withoutScriptsWords } from './form-notes-words.ts';

export interface WithoutScriptsProps {
  readonly reason?: string;
  /** How to calculate by hand: a paragraph, or a list of formulas. */
  readonly byHand?: string | readonly string[];
}

/** Shown without scripts: the form needs them, so this says how to calculate by hand. */
export function WithoutScripts({
  reason = withoutScriptsWords.reason,
  byHand = withoutScriptsWords.formulas,
}: WithoutScriptsProps) {
  return (
    <noscript>
      <Notice>
        <p>
          <RichText>{reason}</RichText>
        </p>
        {typeof byHand === 'string' ? (
          <p>
            <RichText>{byHand}</RichText>
          </p>
        ) : (
          <ul>
            {byHand.map((formula) => (
              <li key={formula}>{formula}</li>
            ))}
          </ul>
        )}
      </Notice>
    </noscript>
  );
}
