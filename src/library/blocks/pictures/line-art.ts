/** How the line drawings of bodies, hands and plates are drawn: ink on the card, and a tint for what matters. */

const ink = {
  stroke: 'var(--color-ink)',
  strokeWidth: 2.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export const LINE_ART = {
  shape: { ...ink, fill: 'var(--color-card)' },
  tint: { ...ink, fill: 'var(--color-brand-soft)' },
  line: { ...ink, fill: 'none' },
  faint: { ...ink, fill: 'none', stroke: 'var(--color-muted)' },
  tape: { ...ink, fill: 'var(--color-brand-soft)', stroke: 'var(--color-brand)' },
  pointer: { ...ink, fill: 'none', stroke: 'var(--color-brand)', strokeDasharray: '0.1 5' },
} as const;
