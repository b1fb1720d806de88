import { SelectField } from './SelectField.tsx';

const ignore = (): void => undefined;
const options = [
  { value: 'lose', label: 'Lose weight' },
  { value: 'maintain', label: 'Maintain weight' },
] as const;

/** A list of choices that need a few words each. */
export const selectFieldExamples = {
  plain: <SelectField label="Goal" name="goal" options={options} value="maintain" onChoose={ignore} />,
  'with a hint': (
    <SelectField
      label="Goal"
      name="goal"
      options={options}
      value="lose"
      onChoose={ignore}
      hint="You can change it later."
    />
  ),
};
