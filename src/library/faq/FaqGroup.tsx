import styles from './FaqGroup.module.css';
import { FaqList, type FaqItem } from './FaqList.tsx';

export interface FaqGroupProps {
  readonly title: string;
  /** Anchor of the group. */
  readonly id: string;
  /** Only one item is open among groups with the same name. */
  readonly name: string;
  readonly items: readonly FaqItem[];
}

/** A titled group of questions; on a wide page the title is next to them. */
export function FaqGroup({ title, id, name, items }: FaqGroupProps) {
  return (
    <section className={styles['group']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <FaqList group={name} items={items} />
    </section>
  );
}
