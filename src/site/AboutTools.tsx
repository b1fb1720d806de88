import { site } from '#config/site.ts';
import type { ReactNode } from 'react';
import styles from './AboutTools.module.css';

/** The site's tagline and its second line, with links to the guides, below a tool. */
export function AboutTools({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={`${styles['about']} no-print`}>
      <p>{`${site.tagline} ${site.taglineSecondLine}`}</p>
      {children}
    </div>
  );
}
