import { childFormWords as words } from './child-form-words.ts';
import styles from '#person/fields/ReadDifferently.module.css';

/** For whom other charts are needed, and where to get help with worries about eating; static, in the form. */
export function ChildCaution() {
  return (
    <p className={`${styles['note']} no-print`}>
      {words.caution} <a href="#others">{words.cautionLink}</a>. {words.eating}{' '}
      <a href="#eating-disorders">{words.eatingLink}</a>.
    </p>
  );
}
