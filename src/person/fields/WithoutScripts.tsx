import { Notice } from '#ui/Notice.tsx';
import { RichText } from '#ui/RichText.tsx';
import { withoutScriptsWords } from './form-notes-words.ts';

/** Shown without scripts: the form needs them, and these are the formulas to use by hand (ruling 20). */
export function WithoutScripts() {
  return (
    <noscript>
      <Notice>
        <p>
          <RichText>{withoutScriptsWords.reason}</RichText>
        </p>
        <ul>
          {withoutScriptsWords.formulas.map((formula) => (
            <li key={formula}>{formula}</li>
          ))}
        </ul>
      </Notice>
    </noscript>
  );
}
