import type { BlockProps } from '#library/blocks/block-props.ts';
import { Drawing } from '#library/blocks/figures/Drawing.tsx';
import styles from './MoveFigure.module.css';
import { MovePanel } from './MovePanel.tsx';
import { POSES } from './poses.ts';

/** The positions of an exercise beside each other, each with its name below it. */
export const MoveFigure = ({ alt, caption, positions }: BlockProps['move']) => (
  <Drawing alt={alt} caption={caption}>
    <div className={styles['panels']}>
      {positions.map(({ pose, label }) => (
        <div key={pose} className={styles['panel']}>
          <MovePanel pose={POSES[pose]} />
          {label}
        </div>
      ))}
    </div>
  </Drawing>
);
