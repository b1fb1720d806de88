import type { BmiBand } from '@evenscale/formulas/bmi';
import { bandScaleStyles as styles } from './band-scale-styles.ts';
import { Text } from '#ui/text/Text.tsx';

export interface BandLegendProps {
  readonly bands: readonly BmiBand<string>[];
  readonly current: string;
  /** The class name of a band's color; `null` if colors would say nothing. */
  readonly toneOf: ((key: string) => string) | null;
  /** The limits of a band as text. */
  readonly rangeOf: (index: number) => string;
  /** The bracket below the scale. */
  readonly reference: { readonly text: string } | undefined;
}

/** What the colors of a scale mean, and the bracket below it. */
export function BandLegend({ bands, current, toneOf, rangeOf, reference }: BandLegendProps) {
  return (
    <ul className={styles('legend')}>
      {bands.map((band, index) => (
        <li key={band.key} className={band.key === current ? styles('here') : undefined}>
          {toneOf === null ? null : (
            <svg
              className={styles('swatch')}
              width="0.9em"
              height="0.9em"
              viewBox="0 0 12 12"
              aria-hidden="true"
            >
              <rect className={toneOf(band.key)} width="12" height="12" rx="3" />
            </svg>
          )}
          <Text as="span">
            {[`${band.label} `, { as: 'span', className: styles('range'), text: rangeOf(index) }]}
          </Text>
        </li>
      ))}
      {reference === undefined ? null : (
        <li className={styles('referenceItem')}>
          <svg
            className={styles('swatch')}
            width="1.2em"
            height="0.9em"
            viewBox="0 0 16 12"
            aria-hidden="true"
          >
            <path className={styles('tick')} d="M0.5 2V10M0.5 6H15.5M15.5 2V10" />
          </svg>
          <Text as="span">{reference.text}</Text>
        </li>
      )}
    </ul>
  );
}
