import { useId, type ReactNode } from 'react';
import { ScrollBox } from './ScrollBox.tsx';
import styles from './TableFigure.module.css';

export interface TableFigureProps {
  /** Whose figures they are. The first sentence stands out as the title. */
  readonly caption: string;
  readonly children: ReactNode;
}

const FIRST_SENTENCE = /^(.+?[.?!])\s+(.+)$/s;

/** A table with its caption above, in a box of its own. */
export function TableFigure({ caption, children }: TableFigureProps) {
  const id = useId();
  const [, title = caption, rest] = FIRST_SENTENCE.exec(caption) ?? [];
  return (
    <figure className={styles['figure']}>
      <figcaption className={styles['caption']}>
        <span id={id}>{title}</span>
        {rest === undefined ? null : ` ${rest}`}
      </figcaption>
      <ScrollBox labelledBy={id}>{children}</ScrollBox>
    </figure>
  );
}
