import type { Breadcrumb } from './breadcrumb-trail.ts';
import { siteWords } from '#site/site-words.ts';
import styles from './Breadcrumbs.module.css';

/** The breadcrumbs; the last one is the current page and not a link. */
export function Breadcrumbs({ trail }: { readonly trail: readonly Breadcrumb[] }) {
  if (trail.length < 2) return null;
  const current = trail.length - 1;
  return (
    <nav className={`${styles['breadcrumbs']} no-print`} aria-label={siteWords.breadcrumb}>
      <ol className="plain">
        {trail.map(({ name, href }, index) => (
          <li key={href}>
            {index === current ? <span aria-current="page">{name}</span> : <a href={href}>{name}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
