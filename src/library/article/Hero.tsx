import { heroPicture, type HeroFacts } from './hero-picture.ts';
import styles from './Hero.module.css';

export interface HeroProps {
  readonly slug: string;
  readonly hero: HeroFacts;
}

/** The drawing at the top of an article; its size is known before it loads. */
export function Hero({ slug, hero }: HeroProps) {
  const { src, width, height } = heroPicture(slug, hero);
  return (
    <figure className={styles['hero']}>
      <img src={src} alt={hero.alt} width={width} height={height} fetchPriority="high" decoding="async" />
      <figcaption>{hero.caption}</figcaption>
    </figure>
  );
}
