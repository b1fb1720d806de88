import type { Ref } from 'react';
import { fragments, paths } from '#config/paths.ts';
import { toolPages } from '#config/tool-pages.ts';
import { ActionPanel } from '#person/answer/ActionPanel.tsx';
import { Button } from '#ui/Button.tsx';
import { lateStyles } from '#ui/late-styles.ts';
import { Notice } from '#ui/Notice.tsx';
import { exportResults } from './files/export-file.ts';
import type { EnergyUnit } from '@evenscale/formulas/units';
import { formatWeight } from '#person/format-weight.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { formatWhen } from './format-saved.ts';
import { shownBmiOfPerson } from '#person/shown-bmi.ts';
import { gainFigures } from './gain-figures.ts';
import { gainOf, summaryOf } from './summary.ts';
import type { SavedStep, SaveStep } from './save-state.ts';
import { storeProblems } from '#person/database/store-problem-words.ts';
import { planText, savedWords, saveWords } from './saved-words.ts';
import css from './SavePanel.module.css?inline';
import type { ResultRow } from '#person/database/result-row.ts';
import type { ListPage } from '#person/database/list-page.ts';
import { NoteField } from './list/NoteField.tsx';
import { linkOf } from '#person/entries/link.ts';
import { offerFile } from '#ui/offer-file.ts';
import { Text } from '#ui/text/Text.tsx';

const styles = lateStyles('SavePanel', css);

export interface SavePanelProps {
  readonly panelRef: Ref<HTMLDivElement>;
  /** The name of the result's tool. */
  readonly tool: string;
  readonly step: SaveStep;
  /** The newest results of the store. */
  readonly page: ListPage;
  readonly onSave: (note: string) => void;
  readonly onUndo: (step: SavedStep) => void;
}

function SaveForm({ onSave }: Pick<SavePanelProps, 'onSave'>) {
  return (
    <form
      className={styles('form')}
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        const note = new FormData(event.currentTarget).get('note');
        onSave(typeof note === 'string' ? note : '');
      }}
    >
      <NoteField label={saveWords.note} note="" />
      <div>
        <Button type="submit">{saveWords.save}</Button>
      </div>
    </form>
  );
}

/** Why it could not be saved; the result can still be downloaded. */
function Failure({ step }: { step: Extract<SaveStep, { status: 'failed' }> }) {
  const { problem, result } = step;
  return (
    <Notice kind="caution">
      <Text as="p">{storeProblems[problem]}</Text>
      <p>{saveWords.notSaved}</p>
      <div className={styles('buttons')}>
        <Button kind="text" onPress={() => offerFile(exportResults([result], new Date()))}>
          {saveWords.downloadCsv}
        </Button>
      </div>
    </Notice>
  );
}

function lineOf(result: ResultRow, unit: EnergyUnit, isWeightHidden: boolean): string {
  const gain = gainOf(result);
  if (gain) return gainFigures(gain, isWeightHidden).slice(0, 1).flat().join(': ');
  const summary = summaryOf(result);
  if (!summary) return savedWords.noFigures;
  const { person, plan, target, tdee } = summary;
  const energy = plan ? target : tdee;
  const weights = [
    formatWeight(person.weight.kilograms, summary.unit),
    `BMI ${shownBmiOfPerson(person)}`,
    ...(plan ? [planText(plan, summary.unit)] : []),
  ];
  return [...(isWeightHidden ? [] : weights), ...(energy === null ? [] : [formatEnergy(energy, unit)])].join(
    ' · ',
  );
}

const isPregnancy = (tool: string): boolean => tool === 'pregnancy';

/** Those of the newest results that a page may list: a pregnancy only on its own page, which has nothing about calories. */
const listedFor = (tool: string, results: readonly ResultRow[]): readonly ResultRow[] =>
  results.filter((result) => isPregnancy(result.tool) === isPregnancy(tool));

function Newest({ page }: Pick<SavePanelProps, 'page'>) {
  const unit = useEnergyUnit();
  return (
    <section className={styles('newest')} aria-label={saveWords.newest}>
      <Text as="h3">{saveWords.newestOf(page.person?.name ?? '')}</Text>
      <ul className="plain">
        {page.results.map((result) => (
          <li key={result.id} className={styles('entry')}>
            <a href={`${toolPages[result.tool].path}#${linkOf(result, { energy: unit, from: 'saved' })}`}>
              <Text as="time" dateTime={result.savedAt}>
                {formatWhen(result.savedAt)}
              </Text>
            </a>
            <Text as="span" className={styles('figures')} translate="no">
              {lineOf(result, unit, page.person?.isWeightHidden ?? false)}
            </Text>
            {result.note === '' ? null : (
              <Text as="span" className={styles('note')}>
                {result.note}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was saved, with the way back. */
function Saved({ step, onUndo }: Pick<SavePanelProps, 'onUndo'> & { readonly step: SavedStep }) {
  return (
    <>
      <Text as="p">{saveWords.saved(formatWhen(step.result.savedAt))}</Text>
      {step.kept.isPersonKept ? <Text as="p">{saveWords.personKept}</Text> : null}
      <Button kind="text" onPress={() => onUndo(step)}>
        {saveWords.undo}
      </Button>
      {step.problem ? <Text as="p">{storeProblems[step.problem]}</Text> : null}
    </>
  );
}

const Where = ({ tool }: Pick<SavePanelProps, 'tool'>) => (
  <Text as="p">{isPregnancy(tool) ? saveWords.savedPregnancyWhere : saveWords.savedWhere}</Text>
);

/** The button, its outcome, and earlier saved results. */
export function SavePanel({ panelRef, tool, step, page, onSave, onUndo }: SavePanelProps) {
  const hasForm = step.status === 'unsaved' || step.status === 'failed';
  const newest = listedFor(tool, page.results);
  return (
    <ActionPanel title={saveWords.title} close={saveWords.close}>
      <div className={styles('panel')}>
        {hasForm ? (
          <>
            <SaveForm onSave={onSave} />
            <Text as="p">{isPregnancy(tool) ? saveWords.pregnancyIntro : saveWords.intro}</Text>
          </>
        ) : null}
        <div ref={panelRef} role="status" tabIndex={-1} className={styles('message')}>
          {step.status === 'saved' ? <Saved step={step} onUndo={onUndo} /> : null}
          {step.status === 'undone' ? <p>{saveWords.undone}</p> : null}
          {step.status === 'failed' ? <Failure step={step} /> : null}
        </div>
        {step.status === 'saved' ? <Where tool={tool} /> : null}
        {newest.length > 0 ? <Newest page={{ ...page, results: newest }} /> : null}
        <p>
          <a href={`${paths.log}#${fragments.savedResults}`}>
            <Text as="span">{page.total > 0 ? saveWords.all(page.total) : saveWords.fullList}</Text>
          </a>
        </p>
      </div>
    </ActionPanel>
  );
}
