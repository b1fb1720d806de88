import type { SavedResult } from '#person/database/saved-result.ts';
import { savedWords as words, whoText } from '#parts/saved-results/saved-words.ts';
import styles from '#parts/saved-results/SavedResults.module.css';
import { unitOfResult } from '#parts/saved-results/saved-state.ts';
import { Button } from '#ui/Button.tsx';
import { RichText } from '#ui/text/RichText.tsx';
import { Text } from '#ui/text/Text.tsx';
import { useWeightForm, type Weighed } from './use-weight-form.tsx';

export interface WeighTodayProps {
  readonly newest: SavedResult | null;
  readonly onWeigh: (newest: SavedResult, weighed: Weighed) => void;
}

/** Saves the newest result again with today's weight; the field starts with the last one. */
export function WeighToday({ newest, onWeigh }: WeighTodayProps) {
  return newest && <WeighForm newest={newest} onWeigh={onWeigh} />;
}

function WeighForm({ newest, onWeigh }: WeighTodayProps & { readonly newest: SavedResult }) {
  const { element, read } = useWeightForm(newest);
  return (
    <section className={`${styles['card']} no-print`} aria-labelledby="weigh-today">
      <h2 id="weigh-today">{words.weighTitle}</h2>
      <form
        className={styles['weigh']}
        method="dialog"
        noValidate
        autoComplete="off"
        aria-labelledby="weigh-today"
        onSubmit={(event) => {
          event.preventDefault();
          const weighed = read();
          if (weighed) onWeigh(newest, weighed);
        }}
      >
        {element}
        <Button type="submit">{words.weigh}</Button>
      </form>
      <p className={styles['quiet']}>
        <Text as="span">{`${words.weighLine(whoText(newest, unitOfResult(newest)))} `}</Text>
        <RichText>{words.weighLog}</RichText>
      </p>
    </section>
  );
}
