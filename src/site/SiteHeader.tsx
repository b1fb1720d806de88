import { headerLinks } from '#config/navigation.ts';
import { paths } from '#config/paths.ts';
import { site } from '#config/site.ts';
import type { ReactNode } from 'react';
import { currentMark } from './current-mark.ts';
import { Logo } from './Logo.tsx';
import { siteWords } from './site-words.ts';
import styles from './SiteHeader.module.css';

export interface SiteHeaderProps {
  /** Path of the page shown, to mark it in the navigation. */
  readonly path: string;
  /** The search control, shown from medium screens up. */
  readonly search?: ReactNode;
  /** The way to the same panel on small screens, at the start of the menu. */
  readonly menuSearch?: ReactNode;
}

/** Name and search above, the links below. It scrolls away with the page, so it never covers a focus. */
export function SiteHeader({ path, search, menuSearch }: SiteHeaderProps) {
  return (
    <header className={`${styles['header']} no-print`}>
      <div className={`${styles['bar']} page`}>
        <a className={styles['home']} href={paths.home} aria-label={siteWords.home(site.name)}>
          <Logo />
          {site.name}
        </a>
        <div className={styles['search']}>{search}</div>
      </div>
      <nav className={styles['menu']} aria-label={siteWords.mainMenu}>
        <ul className="plain">
          <li className={styles['menuSearch']}>{menuSearch}</li>
          {headerLinks.map(({ label, href, badge }) => (
            <li key={href}>
              <a href={href} aria-current={currentMark(href, path)}>
                {label}
                {badge === undefined ? null : <span className={styles['badge']}>{badge}</span>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
