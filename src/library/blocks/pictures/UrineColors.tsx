import { Drawing } from '#library/blocks/figures/Drawing.tsx';
import { urineWords } from './picture-words.ts';
import styles from './Columns.module.css';

/** Light to dark, two for each answer; the same in both themes, like a printed strip. */
const COLORS = ['#fefdf6', '#fdfae3', '#f9f0a8', '#f2e077', '#dcab3c', '#b9802a'] as const;

const WIDTH = 100 / COLORS.length;
const placeOf = (index: number) => `${Math.round(index * WIDTH * 100) / 100}%`;

/** A strip of urine colors, with what each third says. */
export function UrineColors() {
  const { alt, caption, answers } = urineWords;
  return (
    <Drawing alt={alt} caption={caption}>
      <svg width="100%" height="3.5em" stroke="var(--color-muted)" aria-hidden="true">
        {COLORS.map((color, index) => (
          <rect key={color} x={placeOf(index)} width={placeOf(1)} height="100%" fill={color} />
        ))}
      </svg>
      <div className={styles['columns']}>
        {answers.map(({ color, meaning }) => (
          <div key={color}>
            <b>{color}</b>
            <div>{meaning}</div>
          </div>
        ))}
      </div>
    </Drawing>
  );
}
