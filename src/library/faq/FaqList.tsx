import { libraryWords } from '#library/library-words.ts';
import styles from './FaqList.module.css';

export interface FaqItem {
  /** Anchor of the answer, unique on its page. */
  readonly id: string;
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
  /** Where to read more. */
  readonly more?: { readonly label: string; readonly href: string } | undefined;
}

export interface FaqListProps {
  /** Shared by the items of a group: only one is open at a time, without a script. */
  readonly group: string;
  readonly items: readonly FaqItem[];
}

/**
 * Questions that open one at a time. The anchor is inside the answer, since a browser opens the element that contains a
 * link's target, but not a target that is collapsed itself.
 */
export function FaqList({ group, items }: FaqListProps) {
  return (
    <div className={styles['list']}>
      {items.map(({ id, question, answer, more }) => (
        <details key={id} name={group} className={styles['item']}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <div id={id} className={styles['answer']}>
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <ul className={`${styles['links']} plain no-print`}>
              {more === undefined ? null : (
                <li>
                  <a href={more.href}>{more.label}</a>
                </li>
              )}
              <li>
                <a href={`#${id}`}>{libraryWords.linkToAnswer}</a>
              </li>
            </ul>
          </div>
        </details>
      ))}
    </div>
  );
}
