import { useEffect, useId, useMemo, useState } from 'react';
import { SHARED_LOG_PATH } from '#config/shared-log-path.ts';
import { useLog } from '#calculators/log/log-state.ts';
import { ShareActions } from '#person/share/ShareActions.tsx';
import { LONGEST_NAME } from '#person/database/person-row.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { daysFrom } from '#person/log/days-from.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
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
function usePacked(log: SharedLog | null, hasNotes: boolean): PackedLog | null | undefined {
  const [packed, setPacked] = useState<PackedLog | null>();
  useEffect(() => {
    let isCurrent = true;
    if (log)
      void packLog(log, hasNotes).then((next) => {
        if (isCurrent) setPacked(next);
      });
    return () => {
      isCurrent = false;
    };
  }, [log, hasNotes]);
  return log ? packed : undefined;
}

const notesIn = (days: readonly StoredLogDay[]): number =>
  days.filter(({ note }) => note !== undefined).length;

/** Which notes the link has; nothing without any. */
function notesText({ log }: PackedLog, own: SharedLog): readonly string[] {
  const shared = notesIn(log.days);
  const all = notesIn(daysFrom(own.days, log.days[0]?.day ?? ''));
  if (shared === 0) return [];
  return [shared < all ? words.someNotes(shared, all) : words.notes];
}

const dayText = (row: StoredLogDay | undefined): string => formatIsoDay(row?.day ?? '');

/** What the link has, in words. */
function contentsOf(packed: PackedLog, own: SharedLog): string {
  const { name, days, person, plan, view } = packed.log;
  const { isWeightHidden } = view;
  const notes = notesText(packed, own);
  const parts = [
    words[isWeightHidden ? 'periodHidden' : 'period'](dayText(days[0]), dayText(days.at(-1))),
    ...(person ? [words.person] : []),
    ...(plan ? [words.plan] : []),
    ...notes,
    ...(name === '' ? [] : [words.name]),
  ];
  return [
    `${formatList(parts)}.`,
    words[notes.length === 0 ? 'without' : 'withNotes'],
    ...(isWeightHidden ? [words.hidden] : []),
    ...(own.plan && !plan ? [words.planTooLong] : []),
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

interface NotesFieldProps {
  readonly hasNotes: boolean;
  readonly onNotes: (hasNotes: boolean) => void;
}

/** Notes may be private, so they are only shared if the visitor says so. */
function NotesField({ hasNotes, onNotes }: NotesFieldProps) {
  return (
    <label className={styles('check')}>
      <input
        type="checkbox"
        data-field="sharedNotes"
        data-unkept=""
        checked={hasNotes}
        onChange={(event) => onNotes(event.target.checked)}
      />
      <span>{words.notesField}</span>
    </label>
  );
}

/** Makes a link to the log for a coach or doctor, and shows first what its reader will see. */
export const LogShare = withFailureMessage(function LogShare() {
  const [name, setName] = useState('');
  const [hasNotes, setHasNotes] = useState(false);
  const today = useToday();
  const own = useOwnLog(name, today);
  const packed = usePacked(own, hasNotes);
  if (!own || packed === undefined || today === '') return null;
  if (packed === null) return <p>{words.nothing}</p>;
  return (
    <div className={styles('share')}>
      <p>{words.intro}</p>
      <Text as="p">{contentsOf(packed, own)}</Text>
      <NameField name={name} onName={setName} />
      {notesIn(own.days) > 0 ? <NotesField hasNotes={hasNotes} onNotes={setHasNotes} /> : null}
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
