import type { BlockProps } from '#library/blocks/block-props.ts';
import { Drawing } from '#library/blocks/figures/Drawing.tsx';
import styles from './MoveFigure.module.css';
import { MovePanel, topOf } from './MovePanel.tsx';
import { POSES } from './poses.ts';

/** The positions of an exercise side by side, each with its name below it. */
export function MoveFigure({ alt, caption, positions }: BlockProps['move']) {
  const top = Math.max(...positions.map(({ pose }) => topOf(POSES[pose])));
  return (
    <Drawing alt={alt} caption={caption}>
      <div className={styles['panels']}>
        {positions.map(({ pose, label }) => (
          <div key={pose}>
            <MovePanel pose={POSES[pose]} top={top} />
            {label}
          </div>
        ))}
      </div>
    </Drawing>
  );
}
