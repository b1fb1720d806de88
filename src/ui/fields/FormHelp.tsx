import type { ReactNode } from 'react';
import styles from './FormHelp.module.css';
import { Text } from '../text/Text.tsx';

/** Help next to a field of the form, collapsed at first. Static. */
export function FormHelp({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className={`${styles['help']} no-print`}>
      <Text as="summary">{title}</Text>
      {children}
    </details>
  );
}
