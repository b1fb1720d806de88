import { useReducer, useState } from 'react';
import { useSharedResult } from '#calculators/shared/result-channel.ts';
import { weightUnitOf } from '#calculators/shared/person-draft.ts';
import { initialOutlook, reduceOutlook } from './outlook-form.ts';
import { buildOutlookReport } from './outlook-report.ts';
import { outlookStyles } from './outlook-styles.ts';
import { outlookWords } from './outlook-words.ts';
import { OutlookReport } from './OutlookReport.tsx';
import styles from './OutlookFrame.module.css';

/**
 * "Where this takes you": the weight over the coming time, for the intake that a visitor picks. It loads as it comes
 * into view; until then it is a frame of about the size that it will have.
 */
export function WeightOutlook() {
  const result = useSharedResult();
  const [state, send] = useReducer(reduceOutlook, initialOutlook);
  const [startDate] = useState(() => new Date());
  if (!result)
    return (
      <section className={`${styles['frame']} ${styles['waiting']} no-print`}>
        <h2>{outlookWords.title}</h2>
        <p>{outlookWords.waiting}</p>
      </section>
    );
  const { person, draft, goal = 'maintain', bodyFat = null } = result;
  const unit = weightUnitOf({ units: person.units, inStone: draft.inStone });
  const report = buildOutlookReport({ person, goal, bodyFat }, state);
  return (
    <section className={`${styles['frame']} ${outlookStyles('whole')}`} aria-labelledby="outlook">
      <h2 id="outlook">{outlookWords.title}</h2>
      <OutlookReport report={report} state={state} goal={goal} view={{ startDate, unit }} onEvent={send} />
    </section>
  );
}
