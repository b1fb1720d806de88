import { LOGO } from '#config/drawing.ts';

/** The site's logo. The same drawing is in `public/favicon.svg`. */
export function Logo() {
  const { size, radius, stroke, rule } = LOGO;
  return (
    <svg width="1.5em" height="1.5em" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <rect width={size} height={size} rx={radius} fill="var(--color-brand)" />
      <path d={rule} fill="none" stroke="var(--color-on-brand)" strokeWidth={stroke} strokeLinecap="round" />
    </svg>
  );
}
