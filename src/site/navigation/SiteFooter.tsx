import type { ReactNode } from 'react';
import { footerColumnsOn, footerLinks } from '#config/navigation.ts';
import { site } from '#config/site.ts';
import { siteWords } from '#site/site-words.ts';
import { fillSentence } from '#ui/text/fill-sentence.ts';
import styles from './SiteFooter.module.css';

export interface SiteFooterProps {
  /** Year of the build; `showCurrentYear` updates it to the year of the visit. */
  readonly year: number;
  /** Path of the current page. */
  readonly path: string;
}

/** The tools in two columns, three columns of resources, the copyright line, the disclaimer and the five links. */
export function SiteFooter({ year, path }: SiteFooterProps) {
  return (
    <footer className={styles['footer']}>
      <div className="page">
        <nav className={`${styles['columns']} no-print`} aria-label={siteWords.resources}>
          {footerColumnsOn(path).map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul className="plain">
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles['legal']}>
          <p className="no-print">
            © <span data-year="">{year}</span>
            {` ${siteWords.rights(site.publisher)}`}
          </p>
          <p className="print-only">
            {fillSentence<ReactNode>(siteWords.printedOn, { day: <span key="day" data-today="" /> })}
          </p>
          <p className="print-only">{site.url}</p>
          <p>{site.disclaimer}</p>
          <nav className="no-print" aria-label={siteWords.siteLinks}>
            <ul className="plain">
              {footerLinks.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}
