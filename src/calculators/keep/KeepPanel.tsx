import type { Ref } from 'react';
import { paths } from '#config/paths.ts';
import { formatOneDecimal } from '#calculators/shared/format.ts';
import { Button } from '#ui/Button.tsx';
import { lateStyles } from '#ui/late-styles.ts';
import { Notice } from '#ui/Notice.tsx';
import { exportOne } from './export-file.ts';
import { formatEnergy, formatKeptWeight, formatWhen } from './format-kept.ts';
import type { KeepStep } from './keep-state.ts';
import { keepWords, storeProblems } from './keep-words.ts';
import css from './KeepPanel.module.css?inline';
import type { KeptResult } from './kept-result.ts';
import type { ListPage } from './list-page.ts';
import { NoteField } from './NoteField.tsx';
import { offerFile } from './offer-file.ts';

const styles = lateStyles('KeepPanel', css);

export interface KeepPanelProps {
  readonly panelRef: Ref<HTMLDivElement>;
  readonly step: KeepStep;
  /** The newest results of the store. */
  readonly page: ListPage;
  readonly onKeep: (note: string) => void;
  readonly onUndo: (result: KeptResult) => void;
}

function KeepForm({ onKeep }: Pick<KeepPanelProps, 'onKeep'>) {
  return (
    <form
      className={styles('form')}
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        const note = new FormData(event.currentTarget).get('note');
        onKeep(typeof note === 'string' ? note : '');
      }}
    >
      <NoteField label={keepWords.note} note="" />
      <div>
        <Button type="submit">{keepWords.keep}</Button>
      </div>
    </form>
  );
}

/** Why it could not be kept; the result can still be taken along. */
function Failure({ step }: { step: Extract<KeepStep, { status: 'failed' }> }) {
  const { problem, result } = step;
  return (
    <Notice kind="caution">
      <p>{storeProblems[problem]}</p>
      <p>{keepWords.notKept}</p>
      <div className={styles('buttons')}>
        <Button kind="text" onPress={() => offerFile(exportOne(result, 'json', new Date()))}>
          {keepWords.downloadJson}
        </Button>
        <Button kind="text" onPress={() => offerFile(exportOne(result, 'csv', new Date()))}>
          {keepWords.downloadCsv}
        </Button>
      </div>
    </Notice>
  );
}

function lineOf({ person, figures }: KeptResult): string {
  return [
    formatKeptWeight(person.kilograms, person.units === 'imperial' ? 'lb' : 'kg'),
    `BMI ${formatOneDecimal(figures.bmi)}`,
    ...(figures.tdee === null ? [] : [formatEnergy(figures.tdee)]),
  ].join(' · ');
}

function Newest({ page }: Pick<KeepPanelProps, 'page'>) {
  return (
    <section className={styles('newest')} aria-label={keepWords.newest}>
      <h3>{keepWords.newest}</h3>
      <ul className="plain">
        {page.results.map((result) => (
          <li key={result.id} className={styles('entry')}>
            <time dateTime={result.savedAt}>{formatWhen(result.savedAt)}</time>
            <span className={styles('figures')}>{lineOf(result)}</span>
            {result.note === '' ? null : <span className={styles('note')}>{result.note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The button, what came of it, and what was kept before. */
export function KeepPanel({ panelRef, step, page, onKeep, onUndo }: KeepPanelProps) {
  const hasForm = step.status === 'asked' || step.status === 'failed';
  return (
    <div className={styles('panel')}>
      <p className={styles('intro')}>{keepWords.intro}</p>
      {hasForm ? <KeepForm onKeep={onKeep} /> : null}
      <div ref={panelRef} role="status" tabIndex={-1} className={styles('said')}>
        {step.status === 'kept' ? (
          <>
            <p>{keepWords.kept(formatWhen(step.result.savedAt))}</p>
            <Button kind="text" onPress={() => onUndo(step.result)}>
              {keepWords.undo}
            </Button>
            {step.problem ? <p>{storeProblems[step.problem]}</p> : null}
          </>
        ) : null}
        {step.status === 'undone' ? <p>{keepWords.undone}</p> : null}
        {step.status === 'failed' ? <Failure step={step} /> : null}
      </div>
      {page.results.length > 0 ? <Newest page={page} /> : null}
      <p className={styles('intro')}>
        <a href={paths.saved}>{page.total > 0 ? keepWords.all(page.total) : keepWords.fullList}</a>
      </p>
    </div>
  );
}
