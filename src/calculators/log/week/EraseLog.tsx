import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { logPartStyles as styles } from '#calculators/log/log-part-styles.ts';
import { eraseAll } from '#calculators/log/log-state.ts';
import { weekWords as words } from './week-words.ts';

/** Erases the log, after a confirmation that replaces the button. */
export function EraseLog() {
  const [isConfirming, setIsConfirming] = useState(false);
  if (!isConfirming)
    return (
      <div className={`${styles('erase')} no-print`}>
        <Button kind="text" onPress={() => setIsConfirming(true)}>
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
          setIsConfirming(false);
          void eraseAll(words.erased);
        }}
      >
        {words.eraseYes}
      </Button>
      <Button kind="text" onPress={() => setIsConfirming(false)}>
        {words.eraseNo}
      </Button>
    </div>
  );
}
