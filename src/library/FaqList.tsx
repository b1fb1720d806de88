import styles from './FaqList.module.css';

export interface FaqItem {
  /** Anchor of the question, unique on its page. */
  readonly id: string;
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
}

export interface FaqListProps {
  /** Items of one group share it: one open at a time, collapsible, without a script. */
  readonly group: string;
  readonly items: readonly FaqItem[];
}

/** Questions that open one at a time; each can be linked to by its id. */
export function FaqList({ group, items }: FaqListProps) {
  return (
    <div className={styles['list']}>
      {items.map(({ id, question, answer }) => (
        <details key={id} id={id} name={group} className={styles['item']}>
          <summary>
            <h3>{question}</h3>
          </summary>
          {answer.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      ))}
    </div>
  );
}
