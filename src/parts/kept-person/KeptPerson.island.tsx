import { useCallback, useEffect, useRef, useState } from 'react';
import { announceChange, onOwnChange } from '#person/database/store-channel.ts';
import { useStoreChanges } from '#person/database/use-stored.ts';
import { chooseWithoutKept } from '#person/entries/without-kept.ts';
import { ARRIVED_ATTRIBUTE } from '#person/arrival/early-entry.ts';
import { awaitOwn } from '#person/known/own-awaited.ts';
import type { KeptStart } from '#person/known/read-kept.ts';
import { localDay } from '#person/log/local-day.ts';
import { useFormEntries, whenFormLoaded } from '#person/store.ts';
import { Button } from '#ui/Button.tsx';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { lateStyles } from '#ui/late-styles.ts';
import { useReset } from '#ui/optional-part.ts';
import { Text } from '#ui/text/Text.tsx';
import css from './KeptPerson.module.css?inline';
import { keptPersonWords as words } from './kept-person-words.ts';
import type { Start } from './start-form.ts';

const styles = lateStyles('KeptPerson', css);

type WeightStart = Pick<KeptStart, 'weighedOn' | 'isAverage' | 'isWeightHidden'>;

/** What the weight in the form is: of an earlier day, or an average; empty for what was weighed today. */
function weightLine({ weighedOn = '', isAverage = false, isWeightHidden }: WeightStart): string {
  if (weighedOn === '' || isWeightHidden) return '';
  const isEarlier = weighedOn < localDay(new Date());
  if (isAverage) return words.averageAsOf(isEarlier ? weighedOn : null);
  return isEarlier ? words.weightFrom(weighedOn) : '';
}

/**
 * Starts the form when the page opens, is shown again, or another tab has kept something. After a change on this page, such
 * as a weigh-in, the form only follows the weight.
 */
function useStart(awaitsOwn: boolean) {
  const [start, setStart] = useState<Start>('none');
  const [name, setName] = useState('');
  const [ofWeight, setOfWeight] = useState<WeightStart>({ isWeightHidden: false });
  const looks = useRef(0);
  const stop = useRef<() => void>(undefined);
  /** The kept weight when it was last read, `null` for none. */
  const weight = useRef<string | null>();
  const look = useCallback(
    async (isOwnChange = false): Promise<void> => {
      const mine = (looks.current += 1);
      // An earlier look may have found the person before, and wait for the form.
      stop.current?.();
      const { followWeight, readKept, startForm } = await import('./start-form.ts');
      const kept = await readKept(() => mine === looks.current, isOwnChange);
      if (!kept) return;
      setName(kept.name);
      setOfWeight(kept);
      // The styles leave out the way to the import for somebody who has a log.
      if (kept.id !== null)
        document.documentElement.dataset['log'] = kept.loggedOn === undefined ? 'empty' : 'kept';
      const [before, now] = [weight.current, kept.entries['weight'] ?? null];
      weight.current = now;
      stop.current = whenFormLoaded((content) => {
        if (awaitsOwn && kept.id !== null && content.calculated === null) awaitOwn();
        if (!isOwnChange || before === undefined) setStart(startForm(content, kept));
        else if (now !== before) followWeight(content, kept);
      });
    },
    [awaitsOwn],
  );
  useEffect(() => {
    void look();
    return () => stop.current?.();
  }, [look]);
  useStoreChanges(() => void look());
  useEffect(() => onOwnChange(() => void look(true)), [look]);
  useReset(() => setStart('none'));
  useEffect(() => {
    // The styles leave out the example, which is about somebody else.
    document.documentElement.toggleAttribute('data-started', start === 'kept');
  }, [start]);
  const weightNow = useFormEntries()?.['weight'];
  const isAsked = start !== 'without' && ofWeight.isWeightHidden && weightNow === '';
  // Another weight was typed since.
  const isKept = start === 'kept' && (weightNow === '' || weightNow === weight.current);
  return {
    start,
    name,
    isAsked,
    setStart,
    look,
    weightText: isKept ? weightLine(ofWeight) : '',
  };
}

/** Empties the page's form, as its own button does. */
const emptyForm = (): void => document.querySelector<HTMLFormElement>(`form[${ARRIVED_ATTRIBUTE}]`)?.reset();

/** What the press does. On a phone, a line about the weight leaves room for the question only. */
function Without({ name }: { readonly name: string }) {
  const [question, act] = words.without(name);
  return <Text as="span">{[question, { as: 'span', className: styles('act'), text: act }]}</Text>;
}

/** The line: where the entries are from, and what the weight is; for that alone a phone has room. */
function Line({ text, weightText }: { readonly text: string; readonly weightText: string }) {
  if (weightText === '') return <Text as="p">{text}</Text>;
  return <Text as="p">{[{ as: 'span', className: styles('long'), text: `${text} ` }, weightText]}</Text>;
}

interface KeptPersonProps {
  /** The answer begins with a number of the log or the plan, if there is one. */
  readonly awaitsOwn?: boolean;
}

/** Starts the form with the person kept on this device, and says so. Loads only if something may be kept. */
export const KeptPerson = withFailureMessage(function KeptPerson({ awaitsOwn = false }: KeptPersonProps) {
  const { start, name, isAsked, setStart, look, weightText } = useStart(awaitsOwn);
  const isWithout = start === 'without';
  if (start === 'none' && !isAsked) return null;
  /** The other parts of the page show or hide what is kept. */
  const turn = (goesWithout: boolean): void => {
    chooseWithoutKept(goesWithout);
    emptyForm();
    announceChange();
  };
  const goWithout = (): void => {
    turn(true);
    setStart('without');
  };
  const goBack = (): void => {
    turn(false);
    void look();
  };
  const line = isWithout ? words.isWithout : words.started(name);
  return (
    <div
      className={`${styles('kept')} ${isAsked || weightText !== '' ? styles('ofWeight') : ''} no-print`}
      role="group"
      aria-label={words.label}
    >
      <Line text={isAsked ? words.hiddenWeight : line} weightText={weightText} />
      <Button kind="text" onPress={isWithout ? goBack : goWithout}>
        {isWithout ? <span>{words.back}</span> : <Without name={name} />}
      </Button>
    </div>
  );
});
