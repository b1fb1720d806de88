import {
  headerGroups,
  staticArticles,
  type NavigationGroup,
  type NavigationLink,
} from '#config/navigation.ts';
import { paths } from '#config/paths.ts';
import { site } from '#config/site.ts';
import type { ReactNode } from 'react';
import { Logo } from './Logo.tsx';
import { siteWords } from '#site/site-words.ts';
import styles from './SiteHeader.module.css';

export interface SiteHeaderProps {
  /** Path of the current page, to mark it in the navigation. */
  readonly path: string;
  readonly search?: ReactNode;
}

const MENU_ID = 'site-menu';
const FOLDED_ID = 'site-menu-more';

/**
 * The `aria-current` of a navigation link on a page: `page` if it links to the page itself, `true` if the page is below
 * it, as all articles are below Articles.
 */
export function currentMark(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  const isBelow = path.startsWith(`${href}/`) || (href === paths.articles && staticArticles.includes(path));
  return isBelow ? 'true' : undefined;
}

interface LinkProps {
  readonly link: NavigationLink;
  readonly path: string;
}

function MenuItem({ link: { label, href, badge, line }, path }: LinkProps) {
  return (
    <li>
      <a href={href} aria-current={currentMark(href, path)}>
        {label}
        {badge === undefined ? null : <span className={styles['badge']}>{badge}</span>}
        {line === undefined ? null : <span className={styles['line']}>{line}</span>}
      </a>
    </li>
  );
}

function MenuList({
  title,
  links,
  path,
}: Pick<NavigationGroup, 'title' | 'links'> & Pick<LinkProps, 'path'>) {
  return (
    <>
      <h2>{title}</h2>
      <ul className="plain">
        {links.map((link) => (
          <MenuItem key={link.href} link={link} path={path} />
        ))}
      </ul>
    </>
  );
}

/** Open in the menu of a small screen; behind a button in the row of a wide one. */
function FoldedList({
  title,
  links,
  path,
}: Pick<NavigationGroup, 'title' | 'links'> & Pick<LinkProps, 'path'>) {
  return (
    <>
      <button type="button" className={styles['more']} popoverTarget={FOLDED_ID} aria-label={title}>
        {siteWords.more}
      </button>
      <div id={FOLDED_ID} popover="auto" className={styles['folded']}>
        <MenuList title={title} links={links} path={path} />
      </div>
    </>
  );
}

/**
 * On a wide screen the links about the site are next to name and search, and the tools and guides are in a row below.
 * On smaller screens all links are in a menu, a popover that works without a script. The header scrolls with the page,
 * so it never covers a focused element.
 */
export function SiteHeader({ path, search }: SiteHeaderProps) {
  return (
    <header className={`${styles['header']} no-print`}>
      <div className={`${styles['bar']} page`}>
        <a className={styles['home']} href={paths.home} aria-label={siteWords.home(site.name)}>
          <Logo />
          {site.name}
        </a>
        {search}
        <button type="button" className={styles['opener']} popoverTarget={MENU_ID}>
          <svg
            width="1.25em"
            height="1.25em"
            viewBox="0 0 18 18"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path className={styles['bars']} d="M2 4h14M2 9h14M2 14h14" />
            <path className={styles['cross']} d="M3 3l12 12M15 3L3 15" />
          </svg>
          <span className={styles['bars']}>{siteWords.menu}</span>
          <span className={styles['cross']}>{siteWords.closeMenu}</span>
        </button>
      </div>
      <nav id={MENU_ID} popover="auto" className={styles['menu']} aria-label={siteWords.mainMenu}>
        <div className="page">
          {headerGroups.map(({ title, links, isFolded = false }) => {
            const List = isFolded ? FoldedList : MenuList;
            return (
              <div key={title}>
                <List title={title} links={links} path={path} />
              </div>
            );
          })}
        </div>
      </nav>
    </header>
  );
}
