import { SegmentedChoice } from './SegmentedChoice.tsx';

const ignore = (): void => undefined;
const options = [
  { value: 'metric', label: 'Metric' },
  { value: 'imperial', label: 'Imperial' },
] as const;

/** A switch between a few choices. */
export const segmentedChoiceExamples = {
  'with a visible legend': (
    <SegmentedChoice
      legend="Units"
      options={options}
      value="metric"
      onChoose={ignore}
      hint="You can switch at any time."
    />
  ),
  'with a legend for listeners only': (
    <SegmentedChoice legend="Units" legendHidden options={options} value="imperial" onChoose={ignore} />
  ),
};
