import type { ReactNode } from 'react';
import { ScrollBox } from './ScrollBox.tsx';
import styles from './TableFigure.module.css';

export interface TableFigureProps {
  /** The caption, with the source of the figures. Its first sentence is styled as the title. */
  readonly caption: string;
  readonly children: ReactNode;
}

const FIRST_SENTENCE = /^(.+?[.?!])\s+(.+)$/s;

/** The title is unique among the tables of a page, so the id comes from it. */
const idOf = (title: string) =>
  `table-${title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)}`;

/** A table with its caption above, in its own box. */
export function TableFigure({ caption, children }: TableFigureProps) {
  const [, title = caption, rest] = FIRST_SENTENCE.exec(caption) ?? [];
  const id = idOf(title);
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
