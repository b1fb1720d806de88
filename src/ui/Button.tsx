import type { ReactNode } from 'react';
import styles from './Button.module.css';

export interface ButtonProps {
  readonly children: ReactNode;
  readonly kind?: 'primary' | 'secondary' | 'text';
  readonly type?: 'submit' | 'reset' | 'button';
  readonly onPress?: () => void;
}

/** A button at least 44 px high; `text` is for one within a line of text. */
export function Button({ children, kind = 'primary', type = 'button', onPress }: ButtonProps) {
  return (
    <button type={type} className={`${styles['button']} ${styles[kind]}`} onClick={onPress}>
      {children}
    </button>
  );
}
