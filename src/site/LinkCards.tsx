import { Card } from '#ui/Card.tsx';
import styles from './LinkCards.module.css';

export interface CardLink {
  readonly title: string;
  readonly description: string;
  readonly href: string;
}

export interface LinkCardsProps {
  readonly title: string;
  readonly links: readonly CardLink[];
  /** Words of the link at the foot of each card, such as 'Read more'. */
  readonly action?: string;
}

/** A section of cards, three in a row where there is room, each one link. */
export function LinkCards({ title, links, action }: LinkCardsProps) {
  return (
    <section className={`${styles['section']} no-print`}>
      <h2>{title}</h2>
      <ul className={`${styles['cards']} plain`}>
        {links.map((link) => (
          <Card as="li" key={link.href}>
            <h3>
              <a href={link.href}>{link.title}</a>
            </h3>
            <p>{link.description}</p>
            {action === undefined ? null : <span aria-hidden="true">{action}</span>}
          </Card>
        ))}
      </ul>
    </section>
  );
}
