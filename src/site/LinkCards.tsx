import { Card } from '#ui/Card.tsx';
import { siteWords } from './site-words.ts';
import styles from './LinkCards.module.css';

export interface CardLink {
  readonly title: string;
  readonly description: string;
  readonly href: string;
}

export interface LinkCardsProps {
  readonly title?: string;
  readonly links: readonly CardLink[];
}

/** What to read after a page: cards, three in a row if there is room, each fully clickable. */
export function LinkCards({ title = siteWords.continueReading, links }: LinkCardsProps) {
  return (
    <section className={`${styles['section']} no-print`}>
      <h2>{title}</h2>
      <ul className={`${styles['cards']} plain`}>
        {links.map((link) => (
          <Card as="li" key={link.href}>
            <h3>{link.title}</h3>
            <p>{link.description}</p>
            <a href={link.href}>
              {siteWords.readMore}
              <span className="visually-hidden">{`: ${link.title}`}</span>
            </a>
          </Card>
        ))}
      </ul>
    </section>
  );
}
