import { paths } from '#config/paths.ts';
import { Result } from '#ui/Result.tsx';
import type { Person } from '#person/person.ts';
import type { MacroTab } from '#person/macros/macro-choice.ts';
import { macroCautions } from '#person/macros/macro-caution-words.ts';
import { planOf } from '#person/macros/own-split.ts';
import type { SplitReport } from './macro-split-report.ts';
import { splitWords } from './macro-split-words.ts';
import { levelText, reasonText, weightText } from './protein-words.ts';
import { MealTable } from './MealTable.tsx';
import { ProteinRule } from './ProteinRule.tsx';
import type { SplitEvent, SplitForm } from './split-form.ts';
import { SplitFields } from './SplitFields.tsx';
import { splitStyles } from './split-styles.ts';
import { Text } from '#ui/text/Text.tsx';
import { systemOf, weightUnitOf } from '#person/units.ts';

function ProteinPart({ report, person }: Pick<SplitViewProps, 'report' | 'person'>) {
  const { protein, settings } = report;
  const cautions: Readonly<Partial<Record<MacroTab, string>>> = macroCautions;
  const units = systemOf(person.units);
  const weight = weightText(protein, units, weightUnitOf(person));
  return (
    <section className={splitStyles('stack')} aria-labelledby="split-protein">
      <Text as="h4" id="split-protein">
        {
          (protein.basis === 'adjustedWeight' ? splitWords.adjustedProteinTitle : splitWords.proteinTitle)[
            units
          ]
        }
      </Text>
      <p>
        <Result name="split.proteinPerKilogram" value={protein.perKilogram} isInWords>
          {levelText(protein, units)}
        </Result>
      </p>
      <Text as="p">{reasonText(protein, units)}</Text>
      {weight === null ? null : (
        <Text as="p" className={splitStyles('quiet')}>
          {weight}
        </Text>
      )}
      <ProteinRule protein={protein} units={units} />
      <Text as="p" className={splitStyles('quiet')}>
        {[
          `${cautions[planOf(settings)] ?? splitWords.kidney} `,
          { as: 'a', href: paths.article('protein-diet'), text: splitWords.more },
          '.',
        ]}
      </Text>
    </section>
  );
}

export interface SplitViewProps {
  readonly report: SplitReport;
  readonly form: SplitForm;
  readonly person: Person;
  readonly onEvent: (event: SplitEvent) => void;
}

/** Own macros, protein compared with the recommendations, and the meals of the day. */
export function SplitView({ report, form, person, onEvent }: SplitViewProps) {
  const { amounts, suggestion, isSuggested } = report;
  return (
    <div className={splitStyles('part')}>
      <section className={splitStyles('stack')} aria-labelledby="split-own">
        <h4 id="split-own">{splitWords.splitTitle}</h4>
        <SplitFields
          form={form}
          onEvent={onEvent}
          amounts={amounts}
          suggestion={suggestion}
          isSuggested={isSuggested}
        />
      </section>
      <ProteinPart report={report} person={person} />
      <section className={splitStyles('stack')} aria-labelledby="split-meals">
        <h4 id="split-meals">{splitWords.mealsTitle}</h4>
        <MealTable
          meals={form.meals}
          amounts={amounts}
          onChoose={(meals) => onEvent({ type: 'mealsChosen', meals })}
        />
      </section>
    </div>
  );
}
