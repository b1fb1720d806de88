import { Notice } from '#ui/Notice.tsx';
import { RichText } from '#ui/RichText.tsx';
import { logPage as words } from './log-page-words.ts';

/** Shown where scripts are off: how to do the same by hand. */
export function LogWithoutScripts() {
  return (
    <noscript>
      <Notice>
        <p>
          <strong>{words.needsScripts}</strong> {words.withoutScripts}
        </p>
        <p>
          <RichText>{words.byHand}</RichText>
        </p>
      </Notice>
    </noscript>
  );
}
