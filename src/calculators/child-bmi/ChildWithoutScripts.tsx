import { Notice } from '#ui/Notice.tsx';
import { childFormWords as words } from './child-form-words.ts';

/** Shown without scripts: a percentile needs the growth charts, so only the BMI can be calculated by hand. */
export function ChildWithoutScripts() {
  return (
    <noscript>
      <Notice>
        <p>
          <strong>{words.needsScripts}</strong> {words.withoutScripts}
        </p>
        <ul>
          <li>{words.formula}</li>
        </ul>
      </Notice>
    </noscript>
  );
}
