import type { CategoryGroup, CatalogEntry } from './catalog.ts';
import { HeroDrawing } from './article/HeroDrawing.tsx';
import { heroPicture, type HeroFacts } from './article/hero-picture.ts';
import { libraryWords } from './library-words.ts';
import styles from './ArticleIndex.module.css';

/** An article, as listed in the index. */
export interface IndexEntry extends CatalogEntry {
  readonly href: string;
  readonly note: string;
  /** Missing until the article is written. */
  readonly hero: HeroFacts | undefined;
}

export interface ArticleIndexProps {
  readonly featured: readonly IndexEntry[];
  readonly groups: readonly CategoryGroup<IndexEntry>[];
}

function Entry({ slug, title, description, href, note, hero }: IndexEntry) {
  return (
    <li className={styles['entry']}>
      {hero && <img {...heroPicture(slug, hero)} alt="" loading="lazy" />}
      <h3>
        <a href={href}>{title}</a>
      </h3>
      <p>{description}</p>
      <p className={styles['note']}>{note}</p>
    </li>
  );
}

/** The two at the top of the page have their drawings in it. */
function Featured({ slug, href, title, description, hero, note }: IndexEntry) {
  return (
    <li className={styles['guide']}>
      {hero?.image === undefined ? null : <img {...heroPicture(slug, hero)} alt="" />}
      {hero && hero.image === undefined ? <HeroDrawing slug={slug} ratio={hero.ratio} /> : null}
      <h3>
        <a href={href}>{title}</a>
      </h3>
      <p>{description}</p>
      <p className={styles['note']}>{note}</p>
    </li>
  );
}

/** Chips that link to the categories, two featured guides, and every article by category. */
export function ArticleIndex({ featured, groups }: ArticleIndexProps) {
  return (
    <>
      <nav className={`${styles['chips']} no-print`} aria-label={libraryWords.categories}>
        <ul>
          {groups.map(({ category, anchor, entries }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>
                {category} <span>{entries.length}</span>
                <span className="visually-hidden">{libraryWords.articles}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section className={styles['section']} aria-labelledby="guides">
        <h2 id="guides">{libraryWords.featured}</h2>
        <ul className={styles['featured']}>
          {featured.map((entry) => (
            <Featured key={entry.slug} {...entry} />
          ))}
        </ul>
      </section>
      {groups.map(({ category, anchor, entries }) => (
        <section
          key={anchor}
          className={`${styles['section']} ${styles['category']}`}
          aria-labelledby={anchor}
        >
          <h2 id={anchor}>{category}</h2>
          <ul className={styles['entries']}>
            {entries.map((entry) => (
              <Entry key={entry.slug} {...entry} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
