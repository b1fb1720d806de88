import { DotPlot } from './DotPlot.tsx';

/** Values with and without error bars around a main one, and values with a range. */
export const dotPlotExamples = {
  whiskers: (
    <DotPlot
      title="Length of the same table"
      alt="Tape 182, laser 180, paces 195, in centimeters."
      format={String}
      caption="Filled: the one that we trust."
      rows={[
        {
          key: 'tape',
          label: 'Tape',
          figure: '182 cm',
          mark: { kind: 'dot', value: 182, whisker: { low: 181, high: 183 } },
          isMain: true,
        },
        { key: 'laser', label: 'Laser', figure: '180 cm', mark: { kind: 'dot', value: 180, whisker: null } },
        {
          key: 'paces',
          label: 'Paces',
          figure: '195 cm',
          mark: { kind: 'dot', value: 195, whisker: { low: 170, high: 220 } },
        },
      ]}
    />
  ),
  stretch: (
    <DotPlot
      title="Days until the parcel came"
      alt="Promised 3 to 5, last time 6."
      format={String}
      rows={[
        {
          key: 'promised',
          label: 'Promised',
          figure: '3–5',
          mark: { kind: 'stretch', low: 3, high: 5 },
          isMain: true,
        },
        { key: 'last', label: 'Last time', figure: '6', mark: { kind: 'dot', value: 6, whisker: null } },
      ]}
    />
  ),
};
