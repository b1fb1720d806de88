import styles from './FormulaDocs.module.css';

/** Lines of code, wrapped if they are wider than the page. */
export const Code = ({ code }: { readonly code: string }) => (
  <pre className={styles['code']}>
    <code>{code}</code>
  </pre>
);
