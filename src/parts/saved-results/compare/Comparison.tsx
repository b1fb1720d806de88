import { useEffect, useMemo, useRef } from 'react';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import type { ResultRow } from '#person/database/result-row.ts';
import { formatWhen } from '#parts/saved-results/format-saved.ts';
import { savedStyles as styles } from '#parts/saved-results/saved-styles.ts';
import { savedWords } from '#parts/saved-results/saved-words.ts';
import type { SavedState } from '#parts/saved-results/saved-state.ts';
import { summaryOf } from '#parts/saved-results/summary.ts';
import { Button } from '#ui/Button.tsx';
import { Text } from '#ui/text/Text.tsx';
import { comparedEntries, comparedFigures, withoutWeights, type ComparedRow } from './compared-rows.ts';
import { compareWords as words } from './compare-words.ts';

export interface ComparisonProps {
  /** Whose results they are, and the chosen ones, at most two. */
  readonly state: Pick<SavedState, 'page' | 'compared'>;
  readonly onStop: () => void;
}

function Part({ title, rows }: { readonly title: string; readonly rows: readonly ComparedRow[] }) {
  return (
    <tbody>
      <tr>
        <Text as="th" scope="rowgroup" colSpan={4} className={styles('group')}>
          {title}
        </Text>
      </tr>
      {rows.map(({ name, values: [older, newer], difference }) => (
        <tr key={name}>
          <Text as="th" scope="row">
            {name}
          </Text>
          <Text as="td">{older}</Text>
          <Text as="td">{newer}</Text>
          <Text as="td">{difference}</Text>
        </tr>
      ))}
    </tbody>
  );
}

const toolRow = (older: ResultRow, newer: ResultRow): ComparedRow => ({
  name: words.calculator,
  values: [savedWords.badge[older.tool], savedWords.badge[newer.tool]],
  difference: older.tool === newer.tool ? words.same : words.changed,
});

interface TableProps {
  readonly isWeightHidden: boolean;
  readonly older: ResultRow;
  readonly newer: ResultRow;
}

function Table({ older, newer, isWeightHidden }: TableProps) {
  const energyUnit = useEnergyUnit();
  const pair = useMemo(() => [summaryOf(older), summaryOf(newer)] as const, [older, newer]);
  const [first, second] = pair;
  if (!first || !second) return <p className={styles('text')}>{savedWords.noFigures}</p>;
  const shown = (rows: readonly ComparedRow[]) => (isWeightHidden ? withoutWeights(rows) : rows);
  return (
    <table className={styles('compared')}>
      <thead>
        <tr>
          <td className={styles('top')} />
          {[older, newer].map(({ id, savedAt }) => (
            <Text key={id} as="th" scope="col" className={styles('top')}>
              {formatWhen(savedAt)}
            </Text>
          ))}
          <th scope="col" className={styles('top')}>
            {words.difference}
          </th>
        </tr>
      </thead>
      <Part title={words.figures} rows={shown(comparedFigures([first, second], energyUnit))} />
      <Part
        title={words.entries}
        rows={[toolRow(older, newer), ...shown(comparedEntries([first, second]))]}
      />
    </table>
  );
}

/** Two saved results side by side; with one chosen, what to do next. */
export function Comparison({ state: { page, compared }, onStop }: ComparisonProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const sorted = compared.toSorted((one, other) => (one.savedAt < other.savedAt ? -1 : 1));
  const [older, newer] = sorted;
  const isPair = newer !== undefined;
  // The list with the pressed button is below it.
  useEffect(() => {
    if (isPair) heading.current?.focus();
  }, [isPair]);
  if (!older) return null;
  return (
    <section className={styles('card')} aria-labelledby="saved-compared" role={isPair ? undefined : 'status'}>
      <h2 id="saved-compared" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      {newer ? (
        <Table older={older} newer={newer} isWeightHidden={page?.person?.isWeightHidden ?? false} />
      ) : (
        <Text as="p" className={styles('text')}>
          {words.another(formatWhen(older.savedAt))}
        </Text>
      )}
      <div>
        <Button kind="text" onPress={onStop}>
          {words.stop}
        </Button>
      </div>
    </section>
  );
}
