import { Card } from '#ui/Card.tsx';
import { siteWords } from './site-words.ts';
import styles from './LinkCards.module.css';
import type { LinkCard } from '#config/navigation.ts';

export interface LinkCardsProps {
  readonly title?: string;
  /** The name of a drawing beside the title. */
  readonly drawing?: string;
  readonly links: readonly LinkCard[];
}

/** What to read after a page: cards, three in a row if there is room, each fully clickable. */
export function LinkCards({ title = siteWords.continueReading, drawing, links }: LinkCardsProps) {
  return (
    <section className={`${styles['section']} no-print`}>
      <div className={styles['head']}>
        <h2>{title}</h2>
        {drawing === undefined ? null : (
          <img src={`/heroes/${drawing}.svg`} alt="" width="960" height="540" loading="lazy" />
        )}
      </div>
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
