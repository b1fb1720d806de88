export interface Band {
  readonly tone: string;
  readonly label: string;
  readonly from: number;
}

export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly labels: readonly (readonly [number, string])[];
  readonly bands: readonly Band[];
}

/** The category of a BMI. */
export function bandOf(bands: readonly Band[], bmi: number): Band | undefined {
  return bands.findLast((band) => bmi >= band.from) ?? bands[0];
}

/** A BMI with as many decimals as needed to stay in its own category. */
export function shownBmi(bands: readonly Band[], bmi: number): string {
  const truth = bandOf(bands, bmi);
  let decimals = 1;
  while (decimals < 12 && bandOf(bands, Number(bmi.toFixed(decimals))) !== truth) decimals += 1;
  return new Intl.NumberFormat('en', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(bmi);
}

function flag(position: number, shown: string): string {
  const width = shown.length * 0.53 + 0.9;
  let left = -width / 2;
  if (position < 12) left = -0.45;
  if (position > 88) left = 0.45 - width;
  return `<svg x="${position}%" class="BandScale-marker" data-position="${position}">
    <line class="BandScale-pointer" y1="1.5em" y2="3.6em"/>
    <rect class="BandScale-flag" x="${left}em" width="${width}em" height="1.5em" rx="6"/>
    <text x="${left + width / 2}em" y="1.08em"><tspan class="BandScale-flagText">${shown}</tspan></text></svg>`;
}

function range(bands: readonly Band[], index: number): string {
  const from = bands[index]?.from ?? 0;
  const next = bands[index + 1]?.from;
  if (next === undefined) return `${from} and over`;
  return index === 0 ? `below ${next}` : `${from}–${(next * 10 - 1) / 10}`;
}

function legend(bands: readonly Band[], current: Band | undefined): string {
  const item = (
    band: Band,
    index: number,
  ): string => `<li${band === current ? ' class="BandScale-here"' : ''}>
    <svg class="BandScale-swatch" width="12" height="12" aria-hidden="true"><rect class="BandScale-${band.tone}" width="12" height="12" rx="3"/></svg>
    ${band.label} <span class="BandScale-range">${range(bands, index)}</span></li>`;
  return `<ul class="BandScale-legend">${bands.map(item).join('')}</ul>`;
}

/** The scale: bands, ticks, labels and a flag at the visitor's value. */
export function scale({ min, max, labels, bands }: Scale, bmi: number, sentence: string): string {
  const percent = (value: number): number => ((value - min) / (max - min)) * 100;
  const bars = bands.map((band, index) => {
    const start = percent(Math.max(min, band.from));
    const end = percent(Math.min(max, bands[index + 1]?.from ?? max));
    return `<rect class="BandScale-band BandScale-${band.tone}" x="${start}%" width="${end - start}%" y="2.1em" height="0.625em" rx="3"/>`;
  });
  const ticks = Array.from({ length: max - min + 1 }, (_, index) => {
    const x = (index / (max - min)) * 100;
    return `<line class="BandScale-tick" x1="${x}%" x2="${x}%" y1="3em" y2="${(min + index) % 5 === 0 ? 3.6 : 3.3}em"/>`;
  });
  const texts = labels.map(
    ([value, text]) =>
      `<text x="${percent(value)}%" y="4.7em"><tspan class="BandScale-label">${text}</tspan></text>`,
  );
  const position = Math.min(100, Math.max(0, percent(bmi)));
  return `<figure class="BandScale-figure">
    <svg class="BandScale-rule" width="100%" role="img" aria-label="${sentence}">
      ${bars.join('')}${ticks.join('')}${texts.join('')}${flag(position, shownBmi(bands, bmi))}
    </svg>${legend(bands, bandOf(bands, bmi))}</figure>`;
}
