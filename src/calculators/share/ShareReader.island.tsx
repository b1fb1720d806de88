import { useEffect, useRef, useState } from 'react';
import type { SharedResult } from '#calculators/shared/result-channel.ts';
import { fillForm } from '#calculators/shared/result-channel.ts';
import { Notice } from '#ui/Notice.tsx';
import { isShareLink, readShareLink } from './share-link.ts';
import { shareWords } from './share-words.ts';

/** After the page has moved to the results by itself. */
const AFTER_RESULTS = 250;

type Arrival = 'none' | 'received' | 'unreadable';

/** Takes the fragment out of the address, so that it stays in no history and is not read twice. */
function takeFragment(): string {
  const { hash, pathname, search } = location;
  history.replaceState(history.state, '', pathname + search);
  return hash;
}

/** Reads the entries of a shared link into the form, and says where they came from. Shows nothing otherwise. */
export function ShareReader({ calculator }: { readonly calculator: SharedResult['calculator'] }) {
  const [arrival, arrive] = useState<Arrival>('none');
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const look = (): void => {
      if (!isShareLink(location.hash)) return;
      const entries = readShareLink(calculator, takeFragment());
      if (entries) fillForm({ ...entries, isSubmitted: true });
      arrive(entries ? 'received' : 'unreadable');
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [calculator]);

  useEffect(() => {
    if (arrival === 'none') return undefined;
    const timer = setTimeout(() => notice.current?.scrollIntoView({ block: 'start' }), AFTER_RESULTS);
    return () => clearTimeout(timer);
  }, [arrival]);

  return (
    <div ref={notice} role="status">
      {arrival === 'none' ? null : (
        <Notice>
          <p>{shareWords[arrival]}</p>
        </Notice>
      )}
    </div>
  );
}
