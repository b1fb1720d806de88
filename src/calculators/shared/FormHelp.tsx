import type { ReactNode } from 'react';
import styles from './FormHelp.module.css';

export interface FormHelpProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Help beside a field of the form, closed at first. Static. */
export function FormHelp({ title, children }: FormHelpProps) {
  return (
    <details className={`${styles['help']} no-print`}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
