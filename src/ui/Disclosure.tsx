import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';
import { Text } from './text/Text.tsx';

export interface DisclosureProps {
  readonly title: string;
  /** For links that open it. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** One of the optional parts below a result: closed at first, and loaded when opened. Static. */
export function Disclosure({ title, id, children }: DisclosureProps) {
  return (
    <details id={id} className={styles['part']}>
      <Text as="summary">{title}</Text>
      {children}
    </details>
  );
}

/** The optional parts, stacked. */
export function Disclosures({ children }: { readonly children: ReactNode }) {
  return <div className={`${styles['parts']} no-print`}>{children}</div>;
}
