import type { NavigationLink } from '#config/navigation.ts';
import styles from './TextLinks.module.css';

export interface TextLinksProps {
  /** Name of the list for screen readers. */
  readonly label: string;
  readonly links: readonly NavigationLink[];
}

/** A few links in a row, large enough to tap. */
export function TextLinks({ label, links }: TextLinksProps) {
  return (
    <ul className={`${styles['links']} plain no-print`} aria-label={label}>
      {links.map(({ label: text, href }) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
