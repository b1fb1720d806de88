import { useId, useRef } from 'react';
import { fillForm, useFormEntries } from '#person/store.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { lateStyles } from '#ui/late-styles.ts';
import { useIsHydrated, useOwnControls } from '#ui/optional-part.ts';
import { Text } from '#ui/text/Text.tsx';
import css from './MattersForYou.module.css?inline';
import { mattersWords as words } from './matters-words.ts';

const styles = lateStyles('MattersForYou', css);

/** One entry of the form, and what it changes. */
function Matter({ name, why }: { readonly name: 'familyBackground' | 'pregnancy'; readonly why: string }) {
  const id = useId();
  const isChosen = useFormEntries()?.[name] === 'yes';
  return (
    <div>
      <label className={styles('check')}>
        <input
          type="checkbox"
          data-field={name}
          checked={isChosen}
          aria-describedby={id}
          onChange={(event) => fillForm({ entries: { [name]: event.target.checked ? 'yes' : 'no' } })}
        />
        <Text as="span">{words[name]}</Text>
      </label>
      <Text as="p" id={id} className={styles('why')}>
        {why}
      </Text>
    </div>
  );
}

function Matters() {
  const part = useRef<HTMLDivElement>(null);
  useOwnControls(part);
  return (
    <div ref={part} className={styles('part')}>
      <Matter name="familyBackground" why={words.familyBackgroundWhy} />
      <Matter name="pregnancy" why={words.pregnancyWhy} />
    </div>
  );
}

/** What may matter for a person and is never asked for: entries of the form, loaded when they are opened. */
export const MattersForYou = withFailureMessage(function MattersForYou() {
  return useIsHydrated() ? <Matters /> : <p>{words.loading}</p>;
});
