import type { NavigationLink } from '#config/navigation.ts';
import styles from './QuickLinks.module.css';

export interface QuickLinksProps {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

/** A section of short links, laid out in as many columns as fit. */
export function QuickLinks({ title, links }: QuickLinksProps) {
  return (
    <section className={`${styles['section']} no-print`}>
      <h2>{title}</h2>
      <ul className={`${styles['links']} plain`}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
