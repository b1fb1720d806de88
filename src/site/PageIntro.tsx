import { site } from '#config/site.ts';
import type { ReactNode } from 'react';
import styles from './PageIntro.module.css';

export interface PageIntroProps {
  readonly title: string;
  /** What the page is for, in a sentence or two. */
  readonly lead?: string;
  /** Shows the site's tagline and its second line in place of a lead. */
  readonly tagline?: boolean;
  readonly children?: ReactNode;
}

/** The page's heading and what stands directly below it. */
export function PageIntro({ title, lead, tagline = false, children }: PageIntroProps) {
  const text = tagline ? `${site.tagline} ${site.taglineSecondLine}` : lead;
  return (
    <div className={styles['intro']}>
      <h1>{title}</h1>
      {text === undefined ? null : <p className={tagline ? 'no-print' : undefined}>{text}</p>}
      {children}
    </div>
  );
}
