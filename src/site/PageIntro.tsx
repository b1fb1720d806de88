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
  /** What a returning visitor sees in the place of heading and lead, which is as high for everybody: nothing moves. */
  readonly over?: ReactNode;
  /** The same in the place of the lead alone. */
  readonly overLead?: ReactNode;
  /** A line about the form below, whose place is kept for the same reason. */
  readonly line?: ReactNode;
}

/** A path may break after a slash. */
const breakable = (title: string) =>
  title.split(/(?<=\/)/u).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** What a script fills later, with the height that it will have. */
const place = (name: 'over' | 'overLead' | 'line', content: ReactNode) =>
  content === undefined ? null : <div className={`${styles[name]} no-print`}>{content}</div>;

/** The page's heading and the text directly below it. */
export function PageIntro(props: PageIntroProps) {
  const { title, lead, isCompact = false, printTitle, children, over, overLead, line } = props;
  const covered = (over ?? overLead) === undefined ? '' : styles['covered'];
  return (
    <div className={`${styles['intro']} ${isCompact ? styles['compact'] : ''} ${covered}`}>
      <h1 className={printTitle === undefined ? undefined : styles['named']}>{breakable(title)}</h1>
      {printTitle === undefined ? null : (
        <div className={styles['printed']}>
          <HandLines />
          <h2>{printTitle}</h2>
        </div>
      )}
      {lead === undefined ? null : <p className={isCompact ? 'no-print' : undefined}>{lead}</p>}
      {children}
      {place('over', over)}
      {place('overLead', overLead)}
      {place('line', line)}
    </div>
  );
}
