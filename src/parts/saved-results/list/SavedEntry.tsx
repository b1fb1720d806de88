import { useMemo } from 'react';
import { type ToolName, toolPages } from '#config/tool-pages.ts';
import { linkOf } from '#person/entries/link.ts';
import { Button } from '#ui/Button.tsx';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { compareWords } from '#parts/saved-results/compare/compare-words.ts';
import { formatWhen } from '#parts/saved-results/format-saved.ts';
import { bodyText, savedWords } from '#parts/saved-results/saved-words.ts';
import type { ResultRow } from '#person/database/result-row.ts';
import { gainFigures, type ShownFigure } from '#parts/saved-results/gain-figures.ts';
import { gainOf, hasFigures, summaryOf, type Summary } from '#parts/saved-results/summary.ts';
import type { GainReport } from '#tools/pregnancy/report.ts';
import { belowGuidanceText } from '#person/policy-words.ts';
import { figuresOf } from './entry-figures.ts';
import { SavedEntryForm, type EntryChanges } from './SavedEntryForm.tsx';
import { entryStyles as styles } from '#parts/saved-results/saved-styles.ts';
import { Text } from '#ui/text/Text.tsx';

export interface SavedEntryProps {
  readonly result: ResultRow;
  readonly isWeightHidden: boolean;
  /** `null` while it isn't being edited. */
  readonly editing: { readonly isDateWrong: boolean } | null;
  readonly onEdit: () => void;
  readonly onCancel: () => void;
  readonly onChange: (changes: EntryChanges) => void;
  readonly onRemove: () => void;
  readonly isCompared: boolean;
  /** `null` if there is nothing to compare it with. */
  readonly onCompare: (() => void) | null;
}

function OpenLink({ result }: Pick<SavedEntryProps, 'result'>) {
  const energy = useEnergyUnit();
  return (
    <a
      className={styles('open')}
      href={`${toolPages[result.tool].path}#${linkOf(result, { energy, from: 'saved' })}`}
    >
      <Text as="span">{toolPages[result.tool].openLabel}</Text>
    </a>
  );
}

interface ActionsProps extends Omit<SavedEntryProps, 'editing' | 'onChange' | 'onCancel' | 'isWeightHidden'> {
  readonly isReadable: boolean;
}

function Actions({ result, isReadable, onEdit, onRemove, isCompared, onCompare }: ActionsProps) {
  const which = (
    <Text as="span" className="visually-hidden">
      {` ${formatWhen(result.savedAt)}`}
    </Text>
  );
  return (
    <div className={styles('actions')}>
      {isReadable ? <OpenLink result={result} /> : null}
      <Button kind="text" onPress={onEdit}>
        <span>{savedWords.edit}</span>
        {which}
      </Button>
      {isReadable && onCompare ? (
        <Button kind="text" onPress={onCompare}>
          <Text as="span">{isCompared ? compareWords.leaveOut : compareWords.compare}</Text>
          {which}
        </Button>
      ) : null}
      <Button kind="text" onPress={onRemove}>
        <span>{savedWords.remove}</span>
        {which}
      </Button>
    </div>
  );
}

function FigureList({ figures }: { readonly figures: readonly ShownFigure[] }) {
  return (
    <dl className={styles('figures')}>
      {figures.map(([name, text], place) => (
        <div key={name}>
          <Text as="dt">{name}</Text>
          <Text as="dd" translate="no" className={place === 0 ? styles('main') : undefined}>
            {text}
          </Text>
        </div>
      ))}
    </dl>
  );
}

/** The figures, and what they were calculated from. */
function Figures({
  tool,
  summary,
  isWeightHidden,
}: {
  readonly tool: ToolName;
  readonly summary: Summary;
  readonly isWeightHidden: boolean;
}) {
  const energyUnit = useEnergyUnit();
  return (
    <>
      <FigureList figures={figuresOf(tool, summary, { energyUnit, isWeightHidden })} />
      {summary.isBelowMinimum ? (
        <Text as="p" className={styles('body')}>
          {belowGuidanceText(summary.person.gender, energyUnit)}
        </Text>
      ) : null}
      <Text as="p" className={styles('body')}>
        {bodyText(summary)}
      </Text>
    </>
  );
}

/** The ranges of a pregnancy's week, and what they were calculated from. */
function Gain({ gain, isWeightHidden }: { readonly gain: GainReport; readonly isWeightHidden: boolean }) {
  return (
    <>
      <FigureList figures={gainFigures(gain, isWeightHidden)} />
      {isWeightHidden ? null : (
        <Text as="p" className={styles('body')}>
          {gain.whose}
        </Text>
      )}
    </>
  );
}

function Shown({ result, isWeightHidden }: Pick<SavedEntryProps, 'result' | 'isWeightHidden'>) {
  const summary = useMemo(() => summaryOf(result), [result]);
  const gain = useMemo(() => gainOf(result), [result]);
  if (gain) return <Gain gain={gain} isWeightHidden={isWeightHidden} />;
  if (summary) return <Figures tool={result.tool} summary={summary} isWeightHidden={isWeightHidden} />;
  return <p className={styles('body')}>{savedWords.noFigures}</p>;
}

/** One saved result: its date, its figures, the entries they were calculated from, and the note. */
export function SavedEntry(props: SavedEntryProps) {
  const { result, editing } = props;
  const isReadable = useMemo(() => hasFigures(result), [result]);
  return (
    <li className={styles('entry')} data-result-id={result.id}>
      <div className={styles('head')}>
        <h3>
          <Text as="time" dateTime={result.savedAt}>
            {formatWhen(result.savedAt)}
          </Text>
        </h3>
        <Text as="span" className={styles('badge')}>
          {savedWords.badge[result.tool]}
        </Text>
      </div>
      <Shown result={result} isWeightHidden={props.isWeightHidden} />
      {editing ? (
        <SavedEntryForm
          result={result}
          isDateWrong={editing.isDateWrong}
          onChange={props.onChange}
          onCancel={props.onCancel}
        />
      ) : (
        <>
          {result.note === '' ? null : (
            <Text as="p" className={styles('note')}>
              {result.note}
            </Text>
          )}
          <Actions
            result={result}
            isReadable={isReadable}
            onEdit={props.onEdit}
            onRemove={props.onRemove}
            isCompared={props.isCompared}
            onCompare={props.onCompare}
          />
        </>
      )}
    </li>
  );
}
