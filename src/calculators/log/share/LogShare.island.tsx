import { useEffect, useId, useMemo, useState } from 'react';
import { SHARED_LOG_PATH } from '#config/shared-log-path.ts';
import { useLog } from '#calculators/log/log-state.ts';
import { ShareActions } from '#person/share/ShareActions.tsx';
import { LONGEST_NAME } from '#person/database/person-row.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { isPregnancyOf } from '#person/log/pregnancy-of-log.ts';
import { useToday } from '#person/log/use-today.ts';
import { useCurrentPlan } from '#person/plan/use-current-plan.ts';
import { packLog, type PackedLog, type SharedLog } from '#tools/log/shared-log.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { privateText } from '#ui/fields/private-text.ts';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { formatList } from '#ui/text/format-list.ts';
import { Text } from '#ui/text/Text.tsx';
import { SharedSheet } from './SharedSheet.tsx';
import { shareWords as words } from './share-words.ts';
import { sheetStyles as styles } from './share-styles.ts';

/** The log of the page; `null` until it has been read. */
function useOwnLog(name: string, today: string): SharedLog | null {
  const { id, days, person, view } = useLog();
  const energyUnit = useEnergyUnit();
  const plan = useCurrentPlan();
  return useMemo(() => {
    if (days === null || plan === undefined) return null;
    // Without them a reader's page has no figures either, as it should be.
    const hasFigures = !isPregnancyOf(person, today);
    return {
      name,
      days,
      person: hasFigures ? person : null,
      view,
      energyUnit,
      plan: hasFigures && plan?.person === id ? plan : null,
    };
  }, [name, today, id, days, person, view, energyUnit, plan]);
}

/** The log, packed after every change; `undefined` until then. */
function usePacked(log: SharedLog | null): PackedLog | null | undefined {
  const [packed, setPacked] = useState<PackedLog | null>();
  useEffect(() => {
    let isCurrent = true;
    if (log)
      void packLog(log).then((next) => {
        if (isCurrent) setPacked(next);
      });
    return () => {
      isCurrent = false;
    };
  }, [log]);
  return log ? packed : undefined;
}

/** What the link has, in words. */
function contentsOf({ log }: PackedLog, own: SharedLog): string {
  const [first, last] = [log.days[0], log.days.at(-1)].map((day) => formatIsoDay(day?.day ?? ''));
  const { isWeightHidden } = log.view;
  const parts = [
    words[isWeightHidden ? 'periodHidden' : 'period'](first ?? '', last ?? ''),
    ...(log.person ? [words.person] : []),
    ...(log.plan ? [words.plan] : []),
    ...(log.name === '' ? [] : [words.name]),
  ];
  return [
    `${formatList(parts)}.`,
    words.without,
    ...(isWeightHidden ? [words.hidden] : []),
    ...(own.plan && !log.plan ? [words.planTooLong] : []),
  ].join(' ');
}

function NameField({ name, onName }: { readonly name: string; readonly onName: (name: string) => void }) {
  const id = useId();
  return (
    <div className={styles('field')}>
      <label htmlFor={id}>{words.nameField}</label>
      <input
        {...privateText}
        id={id}
        type="text"
        data-field="sharedName"
        data-unkept=""
        maxLength={LONGEST_NAME}
        value={name}
        aria-describedby={`${id}-note`}
        onChange={(event) => onName(event.target.value)}
      />
      <p id={`${id}-note`} className={styles('quiet')}>
        {words.nameHint}
      </p>
    </div>
  );
}

/** Makes a link to the log for a coach or doctor, and shows first what its reader will see. */
export const LogShare = withFailureMessage(function LogShare() {
  const [name, setName] = useState('');
  const today = useToday();
  const own = useOwnLog(name, today);
  const packed = usePacked(own);
  if (!own || packed === undefined || today === '') return null;
  if (packed === null) return <p>{words.nothing}</p>;
  return (
    <div className={styles('share')}>
      <p>{words.intro}</p>
      <Text as="p">{contentsOf(packed, own)}</Text>
      <NameField name={name} onName={setName} />
      <section className={styles('card')} aria-label={words.preview}>
        <Text as="p" className={styles('quiet')}>
          {words.preview}
        </Text>
        <SharedSheet log={packed.log} today={today} heading="h3" />
      </section>
      <ShareActions
        key={packed.fragment}
        link={`${location.origin}${SHARED_LOG_PATH}#${packed.fragment}`}
        title={words.title}
        linkLabel={words.linkLabel}
      />
    </div>
  );
});
