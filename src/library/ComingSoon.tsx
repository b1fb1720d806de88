import { Notice } from '#ui/Notice.tsx';
import styles from './ComingSoon.module.css';

export interface ComingSoonProps {
  readonly title: string;
  /** What the article will be about. */
  readonly description: string;
}

/** In place of an article that is still being written. */
export function ComingSoon({ title, description }: ComingSoonProps) {
  return (
    <div className={styles['soon']}>
      <Notice>
        <p>
          <strong>Coming soon.</strong> We are working on this article. Please check back soon.
        </p>
      </Notice>
      <h2>What to Expect</h2>
      <p>{description}</p>
      <p>
        “{title}” will carry its sources like all our articles, and its figures will agree with our
        calculators.
      </p>
    </div>
  );
}
