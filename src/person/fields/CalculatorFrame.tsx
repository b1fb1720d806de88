import { useDeferredValue, type ReactNode, type RefObject } from 'react';
import { BriefBar } from '#person/answer/BriefBar.tsx';
import { Text } from '#ui/text/Text.tsx';
import { entryWords } from './entry-words.ts';
import styles from './Calculator.module.css';

/** What the pages of the calculators for adults pass into them; static, or islands of their own. */
export interface CalculatorSlots {
  /** The name of the page's drawing, for an empty column. */
  readonly drawing?: string | undefined;
  /** Who should read the figures differently; in the form. */
  readonly caution?: ReactNode;
  /** A note that entries came from a link; above the results. */
  readonly notice?: ReactNode;
  /** Help with the activity level; below its field. */
  readonly help?: ReactNode;
  /** A way to measure body fat; below its field. */
  readonly tape?: ReactNode;
  /** Ways to save and share a result; in its heading. */
  readonly actions?: ReactNode;
  /** Where an adult can go from the result. */
  readonly nextSteps?: ReactNode;
  /** The explanation below the results; shown with them. */
  readonly explanation?: ReactNode;
}

export interface CalculatorFrameProps {
  readonly form: ReactNode;
  /** The form has few fields and leaves more width to the answer. */
  readonly hasShortForm?: boolean;
  /** The source of the entries, if not the visitor; static. */
  readonly notice?: ReactNode;
  /** The announcement after Calculate; takes up no space. */
  readonly status: ReactNode;
  /** The answer gets the focus after Calculate, so that the next Tab continues from there. */
  readonly answerRef: RefObject<HTMLDivElement>;
  /** The id of what describes the answer, if there is such a thing. */
  readonly describedBy?: string | undefined;
  /** The result, once something was calculated. */
  readonly answer: ReactNode;
  /** Shown instead of the answer until then: of somebody else, so not beside entries that could be calculated. */
  readonly example?: ReactNode;
  readonly drawing?: CalculatorSlots['drawing'];
  /** The form has all it needs for the first result. */
  readonly isFilled: boolean;
  /** The main figures in a few words, always visible on small screens while the form is on the page. */
  readonly brief?: string | null;
  /** What follows the answer in the same card; below the form, if that is beside the answer. */
  readonly beside?: ReactNode;
  /** What follows both in the same card, over its whole width. */
  readonly below?: ReactNode;
  /** What follows below the tool. */
  readonly children?: ReactNode;
}

/** Where the result appears: an example until the form is filled in. */
function Before({ example, isFilled }: Pick<CalculatorFrameProps, 'example' | 'isFilled'>) {
  if (isFilled)
    return (
      <Text as="p" className={styles['filled']}>
        {entryWords.filledPlace}
      </Text>
    );
  return example ? <>{example}</> : <p className={styles['place']}>{entryWords.place}</p>;
}

/**
 * Fills what the answer, or what is below the form, leaves of its column: with an answer, once its deferred parts are
 * there and show what that is.
 */
function Drawing({ name, isShown }: { readonly name: string | undefined; readonly isShown: boolean }) {
  const isSettled = useDeferredValue(isShown);
  if (name === undefined || isSettled !== isShown) return null;
  return (
    <div className={`${styles[isShown ? 'drawing' : 'early'] ?? ''} no-print`}>
      <img src={`/heroes/${name}.svg`} alt="" width="960" height="540" loading="lazy" />
    </div>
  );
}

interface PartProps {
  readonly place: 'beside' | 'below';
  readonly children: ReactNode;
  readonly drawing?: ReactNode;
}

/** What follows the answer, in its place; nothing if there is nothing. */
function Part({ place, children, drawing }: PartProps) {
  return children ? (
    <div className={styles[place]}>
      {children}
      {drawing}
    </div>
  ) : null;
}

/** One card with the form and the answer, side by side if there is room. */
export function CalculatorFrame({
  form,
  hasShortForm = false,
  notice,
  status,
  answerRef,
  describedBy,
  answer,
  example,
  drawing,
  isFilled,
  brief,
  beside,
  below,
  children,
}: CalculatorFrameProps) {
  const isShown = Boolean(answer);
  return (
    <div className={styles['calculator']}>
      <div className={hasShortForm ? `${styles['tool']} ${styles['short']}` : styles['tool']}>
        {/* It would cover what is below it. */}
        <div
          className={`${isShown ? styles['answered'] : ''} ${brief && !beside ? styles['stays'] : ''}`.trim()}
        >
          {form}
          {brief ? <BriefBar brief={brief} answerRef={answerRef} /> : null}
        </div>
        <div
          ref={answerRef}
          className={styles['answer']}
          role="group"
          aria-label={isShown ? entryWords.results : entryWords.noResults}
          aria-describedby={describedBy}
          tabIndex={-1}
        >
          {status}
          {notice}
          {isShown ? answer : null}
          {isShown ? null : <Before example={example} isFilled={isFilled} />}
          <Drawing name={drawing} isShown={isShown} />
        </div>
        <Part place="beside" drawing={<Drawing name={drawing} isShown />}>
          {beside}
        </Part>
        <Part place="below">{below}</Part>
      </div>
      {children}
    </div>
  );
}
