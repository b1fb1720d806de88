import { useEffect, useState } from 'react';
import styles from './SuccessNotice.module.css';

/** How long the notice stays, in milliseconds (specification 9). */
export const NOTICE_DURATION = 3000;

export interface SuccessNoticeProps {
  readonly text: string;
  readonly onDone: () => void;
}

/** A notice that goes by itself, waits while hovered or focused, and never takes the focus. */
export function SuccessNotice({ text, onDone }: SuccessNoticeProps) {
  const [isHeld, hold] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onDone, NOTICE_DURATION);
    return () => clearTimeout(timer);
  }, [isHeld, onDone]);
  return (
    <div
      className={styles['notice']}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <p>{text}</p>
      <button type="button" className={styles['close']} aria-label="Close this notice" onClick={onDone}>
        ×
      </button>
    </div>
  );
}
