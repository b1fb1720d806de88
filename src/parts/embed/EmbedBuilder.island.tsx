import { useEffect, useState } from 'react';
import { embeds, FRAME_HEIGHT } from '#config/embeds.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { builderWords as words } from './embed-builder-words.ts';
import { embedAddress, embedSnippet, SANDBOX, type EmbedChoice } from './embed-snippet.ts';
import { Snippet } from './Snippet.tsx';
import styles from './EmbedBuilder.module.css';

/** Choices from a record, in its order, with their labels. */
const options = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));

const CALCULATORS = options({
  bmi: embeds.bmi.title,
  tdee: embeds.tdee.title,
  planner: embeds.planner.title,
  childBmi: embeds.childBmi.title,
  bmr: embeds.bmr.title,
  bodyFat: embeds.bodyFat.title,
  protein: embeds.protein.title,
});
const THEMES = options(words.themes);
const UNITS = options(words.allUnits);
const ENERGIES = options(words.energies);

interface ChoicesProps {
  readonly choice: EmbedChoice;
  readonly onChoose: (changed: Partial<EmbedChoice>) => void;
}

function Choices({ choice, onChoose }: ChoicesProps) {
  return (
    <div className={styles['choices']}>
      <SelectField
        label={words.calculator}
        name="calculator"
        options={CALCULATORS}
        value={choice.calculator}
        onChoose={(calculator) => onChoose({ calculator })}
      />
      <SelectField
        label={words.theme}
        name="theme"
        options={THEMES}
        value={choice.theme}
        onChoose={(theme) => onChoose({ theme })}
      />
      <SegmentedChoice
        legend={words.units}
        options={UNITS}
        value={choice.units}
        onChoose={(units) => onChoose({ units })}
      />
      {/* A child's BMI involves no energy. */}
      {choice.calculator === 'childBmi' ? null : (
        <SegmentedChoice
          legend={words.energy}
          options={ENERGIES}
          value={choice.energy}
          onChoose={(energy) => onChoose({ energy })}
        />
      )}
    </div>
  );
}

/** Options for an embed, with the code for them and a preview. */
export const EmbedBuilder = withFailureMessage(function EmbedBuilder() {
  const [chosen, setChosen] = useState<EmbedChoice>({
    calculator: 'bmi',
    theme: 'host',
    units: 'metric',
    energy: 'kcal',
  });
  // A frame in the served HTML would load before the island that owns it.
  const [isPreviewed, setPreviewed] = useState(false);
  useEffect(() => setPreviewed(true), []);
  const choice = chosen.calculator === 'childBmi' ? { ...chosen, energy: 'kcal' as const } : chosen;
  const address = embedAddress(choice);
  return (
    <div className={styles['builder']}>
      <Choices choice={choice} onChoose={(changed) => setChosen({ ...chosen, ...changed })} />
      <Snippet code={embedSnippet(choice)} />
      <section aria-labelledby="embed-preview">
        <h2 id="embed-preview">{words.preview}</h2>
        <iframe
          // An embed reads units and energy only when it starts.
          key={address}
          className={styles['preview']}
          title={words.previewTitle(embeds[choice.calculator].title)}
          src={isPreviewed ? address : 'about:blank'}
          sandbox={SANDBOX}
          height={FRAME_HEIGHT}
        />
      </section>
    </div>
  );
});
