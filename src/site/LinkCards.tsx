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
  /** Text of the link at the bottom of each card, such as 'Read more'; without them the title is the link. */
  readonly action?: string;
}

/** A section of cards, three in a row if there is room, each fully clickable. */
export function LinkCards({ title, links, action }: LinkCardsProps) {
  return (
    <section className={`${styles['section']} no-print`}>
      <h2>{title}</h2>
      <ul className={`${styles['cards']} plain`}>
        {links.map((link) => (
          <Card as="li" key={link.href}>
            <h3>{action === undefined ? <a href={link.href}>{link.title}</a> : link.title}</h3>
            <p>{link.description}</p>
            {action === undefined ? null : (
              <a className={styles['action']} href={link.href}>
                {action}
                <span className="visually-hidden">{`: ${link.title}`}</span>
              </a>
            )}
          </Card>
        ))}
      </ul>
    </section>
  );
}
