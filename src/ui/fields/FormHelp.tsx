import type { ReactNode } from 'react';
import styles from './FormHelp.module.css';
import { Text } from '../text/Text.tsx';

export interface FormHelpProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Help next to a field of the form, collapsed at first. Static. */
export function FormHelp({ title, children }: FormHelpProps) {
  return (
    <details className={`${styles['help']} no-print`}>
      <Text as="summary">{title}</Text>
      {children}
    </details>
  );
}
