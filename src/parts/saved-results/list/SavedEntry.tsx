import { paths } from '#config/paths.ts';
import { linkOf } from '#person/entries/link.ts';
import { Button } from '#ui/Button.tsx';
import { formatOneDecimal } from '#ui/text/format.ts';
import { type EnergyUnit, kg, type WeightUnit } from '@evenscale/formulas/units';
import { formatWeight } from '#person/format-weight.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { formatWhen } from '#parts/saved-results/format-saved.ts';
import {
  bodyText,
  figureNames,
  macrosText,
  planText,
  savedWords,
  targetName,
} from '#parts/saved-results/saved-words.ts';
import type { CalculatorName, SavedResult } from '#person/database/saved-result.ts';
import { entriesOfResult } from './entries-of-result.ts';
import { SavedEntryForm, type EntryChanges } from './SavedEntryForm.tsx';
import styles from './SavedEntry.module.css';
import { Text } from '#ui/text/Text.tsx';

export interface SavedEntryProps {
  readonly result: SavedResult;
  readonly unit: WeightUnit;
  /** `null` while it isn't being edited. */
  readonly editing: { readonly isDateWrong: boolean } | null;
  readonly onEdit: () => void;
  readonly onCancel: () => void;
  readonly onChange: (changes: EntryChanges) => void;
  readonly onRemove: () => void;
}

interface Figure {
  /** Its column, where the list is a table; `extra` has none. */
  readonly column: 'weight' | 'bmi' | 'bmr' | 'tdee' | 'target' | 'extra';
  readonly name: string;
  readonly text: string;
}

/** The label of the maintenance calories, as on the calculator's page. */
function maintenanceName({ calculator, figures, ownMaintenance: own }: SavedResult): string {
  if (own !== undefined && own.value === figures.tdee) return savedWords.ownTdee;
  return calculator === 'home' ? figureNames.maintenance : figureNames.tdee;
}

/** The figures of a result: the target calories first, resting calories last. */
function figuresOf(result: SavedResult, unit: WeightUnit, energyUnit: EnergyUnit): readonly Figure[] {
  const { person, figures, plan, macros } = result;
  const energy = (column: Figure['column'], name: string, value: number | null): readonly Figure[] =>
    value === null ? [] : [{ column, name, text: formatEnergy(value, energyUnit) }];
  return [
    ...energy('target', targetName(result), figures.target),
    ...energy('tdee', maintenanceName(result), figures.tdee),
    { column: 'weight', name: figureNames.weight, text: formatWeight(kg(person.kilograms), unit) },
    { column: 'bmi', name: figureNames.bmi, text: formatOneDecimal(figures.bmi) },
    ...energy('bmr', figureNames.bmr, figures.bmr),
    ...energy('extra', savedWords.afterwards, plan?.afterwards ?? null),
    ...(plan ? [{ column: 'extra', name: savedWords.goal, text: planText(plan, unit) } as const] : []),
    ...(macros ? [{ column: 'extra', name: savedWords.macros, text: macrosText(macros) } as const] : []),
  ];
}

const PATHS: Readonly<Record<CalculatorName, string>> = {
  home: paths.home,
  tdee: paths.tdeeCalculator,
  planner: paths.weightPlanner,
};

/** The link that opens a result in its calculator, with everything that was entered; `null` for an unreadable plan. */
function openHref(result: SavedResult, energy: EnergyUnit): string | null {
  const kept = entriesOfResult(result);
  return kept && `${PATHS[result.calculator]}#${linkOf(kept, { energy, from: 'saved' })}`;
}

function OpenLink({ result }: Pick<SavedEntryProps, 'result'>) {
  const href = openHref(result, useEnergyUnit());
  if (href === null) return null;
  return (
    <a className={styles['open']} href={href}>
      <Text as="span">{savedWords.open[result.calculator]}</Text>
    </a>
  );
}

function Actions({ result, onEdit, onRemove }: Pick<SavedEntryProps, 'result' | 'onEdit' | 'onRemove'>) {
  const which = (
    <Text as="span" className="visually-hidden">
      {` ${formatWhen(result.savedAt)}`}
    </Text>
  );
  return (
    <div className={`${styles['actions']} no-print`}>
      <OpenLink result={result} />
      <Button kind="text" onPress={onEdit}>
        <span>{savedWords.edit}</span>
        {which}
      </Button>
      <Button kind="text" onPress={onRemove}>
        <span>{savedWords.remove}</span>
        {which}
      </Button>
    </div>
  );
}

/** One saved result: its date, its figures, the entries they were calculated from, and the note. */
export function SavedEntry(props: SavedEntryProps) {
  const { result, unit, editing } = props;
  const energyUnit = useEnergyUnit();
  return (
    <li className={styles['entry']} data-result-id={result.id}>
      <div className={styles['head']}>
        <h3>
          <Text as="time" dateTime={result.savedAt}>
            {formatWhen(result.savedAt)}
          </Text>
        </h3>
        <Text as="span" className={styles['badge']}>
          {savedWords.badge[result.calculator]}
        </Text>
      </div>
      <dl className={styles['figures']}>
        {figuresOf(result, unit, energyUnit).map(({ column, name, text }, place) => (
          <div key={name} className={styles[column]}>
            <Text as="dt">{name}</Text>
            <Text as="dd" translate="no" className={place === 0 ? styles['main'] : undefined}>
              {text}
            </Text>
          </div>
        ))}
      </dl>
      <Text as="p" className={styles['body']}>
        {bodyText(result, unit)}
      </Text>
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
            <Text as="p" className={styles['note']}>
              {result.note}
            </Text>
          )}
          <Actions result={result} onEdit={props.onEdit} onRemove={props.onRemove} />
        </>
      )}
    </li>
  );
}
