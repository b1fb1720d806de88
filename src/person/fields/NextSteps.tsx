import { lateStyles } from '#ui/late-styles.ts';
import { Text } from '#ui/Text.tsx';
import type { NextStep } from '#person/next-steps-words.ts';
import { entryWords } from './entry-words.ts';
import css from './NextSteps.module.css?inline';

const styles = lateStyles('NextSteps', css);

/** A link into a folded part of the page opens it, also where the browser does not. */
function openTarget(href: string): void {
  const target = href.startsWith('#') ? document.getElementById(href.slice(1)) : null;
  if (target instanceof HTMLDetailsElement) target.open = true;
}

/** Where to go on from a result; each card is one link over its whole face. */
export function NextSteps({ steps }: { readonly steps: readonly NextStep[] }) {
  return (
    <nav className={`${styles('steps')} no-print`} aria-label={entryWords.nextSteps}>
      {steps.map(({ title, text, action, href }) => (
        <a key={href} className={styles('step')} href={href} onClick={() => openTarget(href)}>
          <Text as="strong">{title}</Text>
          <Text as="span">{text}</Text>
          <Text as="span" className={styles('action')}>
            {action}
          </Text>
        </a>
      ))}
    </nav>
  );
}
