import styles from './FaqGroup.module.css';
import { FaqList, type FaqItem } from './FaqList.tsx';

export interface FaqGroupProps {
  readonly title: string;
  /** Anchor of the group. */
  readonly id: string;
  /** Groups that share it have one open item among them. */
  readonly name: string;
  readonly items: readonly FaqItem[];
}

/** A titled group of questions; on a wide page the title is beside them. */
export function FaqGroup({ title, id, name, items }: FaqGroupProps) {
  return (
    <section className={styles['group']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <FaqList group={name} items={items} />
    </section>
  );
}
