import { HeroDrawing } from './HeroDrawing.tsx';
import { heroPicture, type HeroFacts } from './hero-picture.ts';
import styles from './Hero.module.css';

export interface HeroProps {
  readonly slug: string;
  readonly hero: HeroFacts;
}

/** The drawing at the top of an article, or the owner's photo, whose size is known before it loads. */
export function Hero({ slug, hero }: HeroProps) {
  const { alt, caption, ratio, image } = hero;
  const { src, ...size } = heroPicture(slug, hero);
  return (
    <figure className={styles['hero']}>
      {image === undefined ? (
        <HeroDrawing slug={slug} ratio={ratio} alt={alt} />
      ) : (
        <img src={src} alt={alt} {...size} fetchPriority="high" decoding="async" />
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
