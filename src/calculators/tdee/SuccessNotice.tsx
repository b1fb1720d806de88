import { useEffect, useRef, useState, type RefObject } from 'react';
import { tdeeWords } from '#tools/tdee/words.ts';
import { lateStyles } from '#ui/late-styles.ts';
import css from './SuccessNotice.module.css?inline';
import { Text } from '#ui/text/Text.tsx';

const styles = lateStyles('SuccessNotice', css);

/** How long the notice stays, in milliseconds (specification 9). */
const NOTICE_DURATION = 3000;

export interface SuccessNoticeProps {
  readonly text: string;
  /** Called once: true if the result is already in view, so that the notice is only announced. */
  readonly isSeen: () => boolean;
  readonly onDone: () => void;
  /** Called when the visitor closes it, so that the focus can move to an element that stays. */
  readonly onClosed: () => void;
}

const PAUSING = ['pointerenter', 'focusin'] as const;
const RESUMING = ['pointerleave', 'focusout'] as const;

/** True while the pointer is over the element, or the focus is in it. */
function useIsPaused(element: RefObject<HTMLElement>): boolean {
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    const target = element.current;
    const listening = new AbortController();
    const on = (events: readonly string[], value: boolean): void => {
      for (const event of events)
        target?.addEventListener(event, () => setPaused(value), { signal: listening.signal });
    };
    on(PAUSING, true);
    on(RESUMING, false);
    return () => listening.abort();
  }, [element]);
  return isPaused;
}

/** A notice that disappears after a while, stays while hovered or focused, and never takes the focus. */
export function SuccessNotice({ text, isSeen, onDone, onClosed }: SuccessNoticeProps) {
  const [isQuiet] = useState(isSeen);
  const notice = useRef<HTMLDivElement>(null);
  const isPaused = useIsPaused(notice);
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(onDone, NOTICE_DURATION);
    return () => clearTimeout(timer);
  }, [isPaused, onDone]);
  return (
    <div ref={notice} data-notice="" className={isQuiet ? 'visually-hidden' : styles('notice')}>
      <Text as="p">{text}</Text>
      {isQuiet ? null : (
        <button
          type="button"
          className={styles('close')}
          aria-label={tdeeWords.closeNotice}
          onClick={() => {
            onDone();
            onClosed();
          }}
        >
          ×
        </button>
      )}
    </div>
  );
}
