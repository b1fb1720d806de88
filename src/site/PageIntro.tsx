import { Fragment, type ReactNode } from 'react';
import { HandLines } from '#ui/print/HandLines.tsx';
import styles from './PageIntro.module.css';

export interface PageIntroProps {
  readonly title: string;
  /** The purpose of the page, in a sentence or two. */
  readonly lead?: string;
  /** Smaller, so that the tool below is visible without scrolling. */
  readonly isCompact?: boolean;
  /** The heading in print if there is a result, below the lines for whose it is. */
  readonly printTitle?: string;
  readonly children?: ReactNode;
}

/** A path may break after a slash. */
const breakable = (title: string) =>
  title.split(/(?<=\/)/u).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** The page's heading and the text directly below it. */
export function PageIntro({ title, lead, isCompact = false, printTitle, children }: PageIntroProps) {
  return (
    <div className={isCompact ? `${styles['intro']} ${styles['compact']}` : styles['intro']}>
      <h1 className={printTitle === undefined ? undefined : styles['named']}>{breakable(title)}</h1>
      {printTitle === undefined ? null : (
        <div className={styles['printed']}>
          <HandLines />
          <h2>{printTitle}</h2>
        </div>
      )}
      {lead === undefined ? null : <p className={isCompact ? 'no-print' : undefined}>{lead}</p>}
      {children}
    </div>
  );
}
