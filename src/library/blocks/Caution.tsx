import { RichText } from '#ui/text/RichText.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './Caution.module.css';
import { cautionWords } from './caution-words.ts';
import { EmergencyLine, HelpLines, HelpLinesInOne } from './HelpLines.tsx';

type CautionProps = BlockProps['caution'];

/** Whom to call now, when to talk to a doctor, and what to do if an eating disorder is possible. */
function Full({ emergency, crisis, eating, children }: CautionProps & { readonly eating: string }) {
  return (
    <>
      <p className={styles['group']}>{cautionWords.helpNow}</p>
      <HelpLines emergency={emergency} crisis={crisis} />
      <p className={styles['group']}>{cautionWords.doctor}</p>
      {children}
      <p className={styles['group']}>{cautionWords.eating}</p>
      <p>
        <RichText>{eating}</RichText>
      </p>
    </>
  );
}

/** The same in less space: the emergency signs and the help lines are a line each. */
function Short({ emergency, children }: CautionProps) {
  return (
    <>
      <p>
        <EmergencyLine signs={emergency} />
      </p>
      <p className={styles['group']}>{cautionWords.doctor}</p>
      {children}
      <p>
        <HelpLinesInOne />
      </p>
    </>
  );
}

/** A caution in a calm tone. It has an icon as well as a color. */
export function Caution(props: CautionProps) {
  return (
    <section className={styles['caution']} aria-label={props.title}>
      <p className={styles['title']}>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="8.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
          <path d="M10 5.5v5.5M10 13.2v1.6" stroke="currentColor" strokeWidth="1.8" />
        </svg>
        {props.title}
      </p>
      {props.eating === undefined ? <Short {...props} /> : <Full {...props} eating={props.eating} />}
    </section>
  );
}
