import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx';
import { Text } from '#ui/text/Text.tsx';
import type { FileSummary } from './file-summary.ts';
import type { Preview } from './import-state.ts';
import {
  collapsedTexts,
  columnsText,
  comparedText,
  farText,
  foundText,
  leftOutTexts,
  unitText,
} from './words/file-words.ts';
import { importWords } from './words/log-import-words.ts';
import styles from './LogImport.module.css';
import { SomeConflicts, SomeDays, type ImportUnits } from './PreviewTables.tsx';
import { RefusedLines } from './RefusedLines.tsx';
import type { Send } from './use-import.ts';

export interface ImportPreviewProps {
  readonly state: Preview;
  readonly units: ImportUnits;
  /** Days that would be written. */
  readonly changes: number;
  readonly send: Send;
  readonly onImport: () => void;
  readonly onCancel: () => void;
  /** Asks for the columns that were found. */
  readonly onChange: () => void;
}

const Quiet = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.map((text) => (
    <Text key={text} as="p" className={styles['quiet']}>
      {text}
    </Text>
  ));

/** Where a table's values were found and in which units, which can be changed, and what isn't for the log. */
function Sources({ summary, onChange }: { readonly summary: FileSummary; readonly onChange: () => void }) {
  const { found, units, leftOut } = summary;
  const sources = [...(found ? [columnsText(found)] : []), ...units.map(unitText)].join(' ');
  return (
    <>
      {sources === '' ? null : (
        <div className={styles['buttons']}>
          <Text as="p" className={styles['quiet']}>
            {sources}
          </Text>
          <Button kind="text" onPress={onChange}>
            {importWords.change}
          </Button>
        </div>
      )}
      <Quiet texts={leftOutTexts(leftOut)} />
    </>
  );
}

/** What a file contains, shown before anything is written: first what there is to decide, then some of its days. */
export function ImportPreview(props: ImportPreviewProps) {
  const { state, units, changes, send, onImport, onCancel, onChange } = props;
  const { summary, preference, farChoice } = state;
  const { days, comparison, far } = summary;
  const [isLate, setIsLate] = useState(false);
  const hasDays = days.total > 0;
  return (
    <div className={styles['preview']}>
      <h3 className={styles['title']}>{importWords.previewTitle}</h3>
      {hasDays ? (
        <>
          <Text as="p" className={styles['text']}>
            {foundText(summary)}
          </Text>
          <Quiet texts={collapsedTexts(summary.collapsed)} />
          <Sources summary={summary} onChange={onChange} />
          <Text as="p" className={styles['text']}>
            {comparedText(comparison)}
          </Text>
        </>
      ) : null}
      {comparison.conflicts.total > 0 ? (
        <>
          <SomeConflicts conflicts={comparison.conflicts.some} units={units} />
          <SegmentedChoice
            legend={importWords.prefer}
            options={[
              { value: 'log', label: importWords.preferences.log },
              { value: 'file', label: importWords.preferences.file },
            ]}
            value={preference}
            onChoose={(chosen) => send({ type: 'preferred', preference: chosen })}
          />
        </>
      ) : null}
      {far.total > 0 ? (
        <SegmentedChoice
          legend={farText(far, units)}
          hint={importWords.farHint}
          options={[
            { value: 'leave', label: importWords.farChoices.leave },
            { value: 'keep', label: importWords.farChoices.keep },
          ]}
          value={farChoice}
          problem={isLate && farChoice === null ? importWords.choose : undefined}
          onChoose={(chosen) => send({ type: 'judged', farChoice: chosen })}
        />
      ) : null}
      <RefusedLines refused={summary.refused} />
      {changes === 0 && hasDays ? (
        <Text as="p" className={styles['text']}>
          {importWords.nothingNew}
        </Text>
      ) : null}
      <div className={styles['buttons']}>
        {changes > 0 ? (
          <Button onPress={() => (far.total > 0 && farChoice === null ? setIsLate(true) : onImport())}>
            <Text as="span">{importWords.import(changes)}</Text>
          </Button>
        ) : null}
        <Button kind="secondary" onPress={onCancel}>
          <Text as="span">{changes > 0 ? importWords.cancel : importWords.close}</Text>
        </Button>
      </div>
      <SomeDays days={days.some} units={units} />
    </div>
  );
}
