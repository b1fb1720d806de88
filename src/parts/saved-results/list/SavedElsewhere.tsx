import { fragments, paths } from '#config/paths.ts';
import { fragmentOf, groupChildren } from '#parts/saved-results/children/child-groups.ts';
import { savedWords as words } from '#parts/saved-results/saved-words.ts';
import styles from '#parts/saved-results/SavedResults.module.css';
import type { SavedState } from '#parts/saved-results/saved-state.ts';
import { ageText } from '#ui/text/format-age.ts';
import { Text } from '#ui/text/Text.tsx';

interface EntryProps {
  readonly href: string;
  readonly name: string;
  readonly text: string;
}

function Entry({ href, name, text }: EntryProps) {
  return (
    <li>
      <a href={href} className={styles['elsewhere']}>
        <Text as="strong">{name}</Text>
        <Text as="span">{text}</Text>
      </a>
    </li>
  );
}

/** What is saved on other pages: each child's measurements, and the log. The children's names aren't printed. */
export function SavedElsewhere({ state }: { readonly state: Pick<SavedState, 'page' | 'others'> }) {
  const { children, logDays } = state.others;
  if (state.page === null || children.length + logDays === 0) return null;
  return (
    <section className={`${styles['card']} no-print`} aria-labelledby="saved-elsewhere">
      <h2 id="saved-elsewhere">{words.elsewhereTitle}</h2>
      <ul className={`plain ${styles['buttons']}`}>
        {groupChildren(children).map((group) => (
          <Entry
            key={group.name}
            href={`${paths.childBmiCalculator}${fragmentOf(fragments.savedChildren, group)}`}
            name={group.name}
            text={words.childText(group.entries.length, ageText(group.entries.at(-1)?.completed ?? 0))}
          />
        ))}
        {logDays > 0 ? <Entry href={paths.log} name={words.logTitle} text={words.logText(logDays)} /> : null}
      </ul>
    </section>
  );
}
