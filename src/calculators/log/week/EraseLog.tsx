import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { logPartStyles as styles } from '#calculators/log/log-part-styles.ts';
import { eraseAll } from '#calculators/log/log-state.ts';
import { weekWords as words } from '#calculators/log/log-words.ts';

/** Erases the log, after a confirmation that replaces the button. */
export function EraseLog() {
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked)
    return (
      <div className={`${styles('erase')} no-print`}>
        <Button kind="text" onPress={() => setIsAsked(true)}>
          {words.erase}
        </Button>
      </div>
    );
  return (
    <div className={`${styles('erase')} no-print`} role="group" aria-label={words.eraseQuestion}>
      <p>{words.eraseQuestion}</p>
      <Button
        kind="secondary"
        onPress={() => {
          setIsAsked(false);
          void eraseAll(words.erased);
        }}
      >
        {words.eraseYes}
      </Button>
      <Button kind="text" onPress={() => setIsAsked(false)}>
        {words.eraseNo}
      </Button>
    </div>
  );
}
