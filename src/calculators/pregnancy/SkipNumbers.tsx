import { withoutNumbers as words } from '#tools/pregnancy/page-words.ts';
import { RichText } from '#ui/text/RichText.tsx';
import { Text } from '#ui/text/Text.tsx';
import styles from './SkipNumbers.module.css';

/**
 * A choice above the form to read the page without its figures. It needs no script, and is kept nowhere: everything with
 * `data-about-figures` is hidden while it's checked.
 */
export function SkipNumbers() {
  return (
    <>
      <div className={`${styles['choice']} no-print`}>
        <label className={styles['check']}>
          <input type="checkbox" id="skip-numbers" name="skip-numbers" />
          <span>{words.label}</span>
        </label>
        <p>
          <RichText>{words.loss}</RichText>
        </p>
      </div>
      <div className={`${styles['instead']} prose no-print`}>
        <h2>{words.title}</h2>
        <p>{words.text}</p>
        <ul>
          {words.points.map((text) => (
            <Text key={text} as="li">
              {text}
            </Text>
          ))}
        </ul>
        <p>{words.below}</p>
      </div>
    </>
  );
}
