import { siteWords } from './site-words.ts';
import styles from './AdSlot.module.css';

/** The types of ad slots. */
export const AD_TYPES = ['banner', 'responsive', 'display', 'sidebar'] as const;

/** A slot for an ad. Each type has a fixed height, so that nothing shifts when one loads. */
export function AdSlot({ type }: { readonly type: (typeof AD_TYPES)[number] }) {
  return (
    <div className={`${styles['ad']} ${styles[type]} no-print`} data-ad={type}>
      {siteWords.advertisement}
    </div>
  );
}
