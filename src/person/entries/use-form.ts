/** A tool's form on its page: the machine, and the places where its entries come from and go to. */
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { watchPresses } from '#ui/after-press.ts';
import { afterPaint } from '#ui/moments.ts';
import { followErasing } from '#person/database/store-channel.ts';
import { arrive, todayFor, type FormOptions, type Send } from '#person/arrival/arrive.ts';
import { readEarlyEntries } from '#person/arrival/early-entry.ts';
import { followDay } from '#person/log/use-today.ts';
import { onFill, publishForm } from '#person/store.ts';
import { anyTool, dayIn, isUntouched, presetsOf, type Texts, type Tool } from './field.ts';
import { saveHistory } from './history.ts';
import { fieldsIn, initialIn, knownEntries } from './known-entries.ts';
import { initialState, reduceForm, type FormEvent, type FormState } from './machine.ts';
import { clearSession, hasSessionBeenSaved, isSessionEmpty, saveSession, sessionPresets } from './session.ts';
import { isChildsTurn, loadOwnSession } from './tab-person.ts';

/** Runs when the browser restores the page from the back/forward cache. */
function onShownAgain(run: () => void): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) run();
  };
  addEventListener('pageshow', onPageShow);
  return () => removeEventListener('pageshow', onPageShow);
}

/** How many frames a hidden page waits for what loads late in its result. */
const MOST_FRAMES = 60;

/**
 * Shows the page that the early script hides (`EarlyEntry.tsx`), once it has been laid out with the result: a part that
 * is still a placeholder would push down what the visitor was reading.
 */
function showPage(frames = MOST_FRAMES): void {
  requestAnimationFrame(() => {
    if (frames > 0 && document.querySelector('[data-later]')) showPage(frames - 1);
    else document.body.removeAttribute('style');
  });
}

/** Fills the form on hydration, from other parts of the page, and when the browser restores the page from its cache. */
function useArrival<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  options: FormOptions<Entries>,
  dispatch: Send<Entries>,
  send: Send<Entries>,
): void {
  const first = useRef(options);
  const [hasArrived, setArrived] = useState(false);
  // The parts below a restored result are deferred as well, and appear in the same render.
  const isWhole = useDeferredValue(hasArrived);
  useEffect(() => {
    if (isWhole) showPage();
  }, [isWhole]);
  // Read in the first render, before React may replace the server-rendered page.
  useState(() => (typeof document === 'undefined' ? null : readEarlyEntries()));
  useLayoutEffect(() => {
    const form = first.current.form.current;
    if (!form) return undefined;
    arrive(tool, form, first.current, dispatch);
    setArrived(true);
    const stops = [
      watchPresses(),
      onFill(({ entries, isSubmitted, isStart, isAnswered }) => {
        send({ type: 'filled', entries: knownEntries(tool, entries, 'page'), isStart, isAnswered });
        if (isSubmitted) send({ type: 'submitted' });
      }),
      onShownAgain(() => {
        const session = loadOwnSession(tool);
        if (session)
          send({
            type: 'filled',
            entries: { ...initialIn(tool, 'session'), ...session },
            presets: [...presetsOf(tool).filter((name) => !(name in session)), ...sessionPresets()],
          });
        else if (hasSessionBeenSaved() && !isChildsTurn()) form.reset();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [tool, dispatch, send]);
}

/**
 * Stores the entries for the other tools, and deletes them once the form is empty again. With a result, the presets go
 * along.
 */
function useSession<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  { entries, presets, result }: FormState<Entries, Input>,
): void {
  const isCalculated = result !== null;
  const arrived = useRef(false);
  useEffect(() => {
    if (fieldsIn(tool, 'session').length === 0) return;
    const isEmpty = isSessionEmpty(tool, entries);
    // The first run sees the empty form before the session's entries are applied.
    if (isEmpty && arrived.current) clearSession();
    if (!isEmpty) saveSession(tool, entries, isCalculated, presets);
    arrived.current = true;
  }, [tool, entries, presets, isCalculated]);
}

/** Stores a result for Back, Forward and reload, with the day on which it was asked for. */
function useHistory<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  entries: Entries | null,
  today: string,
): void {
  const arrived = useRef(false);
  useEffect(() => {
    const save = (): void => saveHistory(tool, entries && { ...entries, today });
    // The first run is before an earlier result is restored. The answer's own paint comes first: browsers take a while.
    const stop = arrived.current ? afterPaint(save) : undefined;
    arrived.current = true;
    // A link within the page creates its own history entry.
    addEventListener('hashchange', save);
    return () => {
      stop?.();
      removeEventListener('hashchange', save);
    };
  }, [tool, entries, today]);
}

/** Lets other parts of the page read the form and share its result, and undo what they filled in. */
function usePublished<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  { entries, result }: FormState<Entries, Input>,
): void {
  const calculated = result?.entries ?? null;
  useLayoutEffect(() => {
    publishForm({
      tool: anyTool(tool),
      entries: { ...entries },
      calculated: calculated && { ...calculated },
      isEmpty: isUntouched(tool, entries),
    });
  }, [tool, entries, calculated]);
}

/** The form of a tool: its state, and a function that sends it an event. */
export function useForm<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  options: FormOptions<Entries>,
): readonly [FormState<Entries, Input>, Send<Entries>] {
  const reduce = useMemo(() => reduceForm(tool), [tool]);
  const [state, dispatch] = useReducer(reduce, tool, initialState<Entries, Input>);
  const turnDay = useCallback((): void => dispatch({ type: 'turned', entries: todayFor(tool) }), [tool]);
  // Every event is for the day on which it happens. Reset has emptied that field, too.
  const send = useCallback(
    (event: FormEvent<Entries>): void => {
      turnDay();
      dispatch(event);
      turnDay();
    },
    [turnDay],
  );
  useArrival(tool, options, dispatch, send);
  useEffect(followErasing, []);
  useEffect(() => ('today' in tool.fields ? followDay(turnDay) : undefined), [tool, turnDay]);
  usePublished(tool, state);
  useSession(tool, state);
  useHistory(
    tool,
    state.result !== null && !state.isQuiet && options.isRestored !== false ? state.entries : null,
    dayIn(state.asked),
  );
  return [state, send];
}
