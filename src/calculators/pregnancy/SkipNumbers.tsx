import { withoutNumbers as words } from '#tools/pregnancy/page-words.ts';
import { RichText } from '#ui/text/RichText.tsx';
import { Text } from '#ui/text/Text.tsx';
import styles from './SkipNumbers.module.css';

/**
 * A choice above the form to read the page without its figures. It needs no script: everything with `data-about-figures`
 * is hidden while it's checked. With one, it's kept until the tab is closed, see `skip-numbers.ts`.
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
      <div className={`${styles['instead']} prose`}>
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
