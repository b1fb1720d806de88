import type { WeightUnit } from '@evenscale/formulas/units';
import type { WaistInput } from '#person/entries/waist.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { storeProblems } from '#person/database/store-problem-words.ts';
import { logPersonOf, logViewOf, type PersonRow } from '#person/database/person-row.ts';
import { loadSessionView } from '#person/entries/session-view.ts';
import { Button } from '#ui/Button.tsx';
import { FileField } from '#ui/fields/FileField.tsx';
import { Text } from '#ui/text/Text.tsx';
import type { FileSummary } from './file-summary.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportQuestions } from './ImportQuestions.tsx';
import { Done } from './outcome/Done.tsx';
import { LastImportLine } from './outcome/LastImportLine.tsx';
import { countChanges, type ImportState } from './import-state.ts';
import { importWords } from './words/log-import-words.ts';
import { fileProblems } from './words/import-problem-words.ts';
import styles from './LogImport.module.css';
import type { ImportUnits } from './PreviewTables.tsx';
import type { ImportActions, Send } from './use-import.ts';
import { waistUnitOf, weightUnitOf } from '#person/units.ts';

interface UsualUnits {
  readonly weightUnit: WeightUnit;
  readonly waistUnit: WaistInput;
}

/** The visitor's units: the log's, or else the session's; `null` if none were chosen. */
function usualUnits(person: PersonRow | null | undefined): UsualUnits | null {
  const chosen = person ? logViewOf(person) : loadSessionView();
  return chosen && { weightUnit: weightUnitOf(chosen), waistUnit: waistUnitOf(chosen.units) };
}

/** The units of a preview: the visitor's, or else the file's. */
const unitsFor = (
  usual: UsualUnits | null,
  { weightUnit }: FileSummary,
  shown: Pick<ImportUnits, 'energy' | 'isWeightHidden'>,
): ImportUnits => ({
  weight: usual?.weightUnit ?? weightUnit ?? 'kg',
  waist: usual?.waistUnit ?? 'cm',
  ...shown,
});

const PROGRESS = {
  reading: { label: importWords.readSoFar, textOf: importWords.reading },
  writing: { label: importWords.savedSoFar, textOf: importWords.writing },
} as const;

interface ProgressProps {
  readonly state: Extract<ImportState, { readonly share: number }>;
  readonly onCancel: () => void;
}

function Progress({ state: { status, share }, onCancel }: ProgressProps) {
  const { label, textOf } = PROGRESS[status];
  return (
    <>
      <progress className={styles['progress']} aria-label={label} max={1} value={share} />
      <Text as="p" className={styles['text']}>
        {textOf(share)}
      </Text>
      <Button kind="secondary" onPress={onCancel}>
        {importWords.cancel}
      </Button>
    </>
  );
}

function Failed({ text, onAgain }: { readonly text: string; readonly onAgain: () => void }) {
  return (
    <>
      <div role="alert">
        <Text as="p" className={styles['problem']}>
          {text}
        </Text>
      </div>
      <Button kind="secondary" onPress={onAgain}>
        {importWords.tryAgain}
      </Button>
    </>
  );
}

interface StepProps {
  readonly state: ImportState;
  readonly actions: ImportActions;
  /** Whose log it is; known by the time that a file is read. */
  readonly person: PersonRow | null | undefined;
  readonly onClose: (() => void) | undefined;
}

/** The steps after the preview: progress and outcome. */
function LastStep({ state, actions, person, onClose }: StepProps) {
  switch (state.status) {
    case 'writing':
      return <Progress state={state} onCancel={actions.stop} />;
    case 'written':
      return (
        <Done
          text={importWords.written(state.days, state.stayed)}
          units={person ? logViewOf(person).units : 'metric'}
          onUndo={state.days > 0 ? () => actions.undo(state.done) : undefined}
          onAnother={actions.cancel}
          onClose={onClose}
        />
      );
    case 'stopped':
      return <Done text={importWords.stopped} onAnother={actions.cancel} onClose={onClose} />;
    case 'undone':
      return (
        <Done
          text={[
            importWords.undone,
            ...(person && logPersonOf(person) ? [importWords.detailsStay] : []),
          ].join(' ')}
          onAnother={actions.cancel}
          onClose={onClose}
        />
      );
    case 'failed':
      return (
        <Failed text={`${importWords.unchanged} ${storeProblems[state.problem]}`} onAgain={actions.cancel} />
      );
    default:
      return (
        <Text as="p" className={styles['text']}>
          {importWords.undoing}
        </Text>
      );
  }
}

export interface ImportStepProps extends StepProps {
  readonly send: Send;
}

/** The current step of an import. */
export function ImportStep({ state, actions, send, person, onClose }: ImportStepProps) {
  const usual = usualUnits(person);
  const energy = useEnergyUnit();
  switch (state.status) {
    case 'waiting':
      return (
        <>
          <FileField
            label={importWords.file}
            hint={importWords.formats}
            problem={state.problem ? fileProblems[state.problem] : undefined}
            onChoose={actions.start}
          />
          <LastImportLine onUndo={actions.undo} />
        </>
      );
    case 'reading':
      return <Progress state={state} onCancel={actions.cancel} />;
    case 'asking':
      return (
        <ImportQuestions
          questions={state.questions}
          weightKg={state.weightKg}
          usual={{ ...usual, energyUnit: energy }}
          onAnswer={actions.answer}
          onCancel={actions.cancel}
        />
      );
    case 'preview':
      return (
        <ImportPreview
          state={state}
          units={unitsFor(usual, state.summary, { energy, isWeightHidden: person?.isWeightHidden ?? false })}
          changes={countChanges(state)}
          send={send}
          onImport={() => actions.write(state)}
          onCancel={actions.cancel}
          onChange={() => actions.answer({ columns: 'asked' })}
        />
      );
    default:
      return <LastStep {...{ state, actions, person, onClose }} />;
  }
}
