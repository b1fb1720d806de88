import { NumberField } from './NumberField.tsx';

const ignore = (): void => undefined;
const weight = {
  label: 'Weight',
  unit: 'kg',
  unitName: 'kilograms',
  name: 'weight',
  onEdit: ignore,
} as const;

/** The states of a number field. */
export const numberFieldExamples = {
  empty: <NumberField {...weight} value="" />,
  filled: <NumberField {...weight} value="72,5" />,
  'with what was understood': <NumberField {...weight} value="11 st 4" hint="Understood as 71.7 kg." />,
  'with a problem': <NumberField {...weight} value="abc" problem="Enter your weight as a number." />,
  'with a question': <NumberField {...weight} value="11" question={<p>Did you mean 11 st (69.9 kg)?</p>} />,
};
