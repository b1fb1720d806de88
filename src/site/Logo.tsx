/** The site's mark: a piece of measuring rule. Its numbers are positions on a grid of 30. */
export function Logo() {
  return (
    <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
      <rect width="30" height="30" rx="8" fill="var(--color-brand)" />
      <path
        d="M5 20.5h20M7 20v-4M10 20v-5M13 20v-5M15.5 20V8M18 20v-5M21 20v-5M23.5 20v-4"
        fill="none"
        stroke="var(--color-on-brand)"
        strokeWidth="1.6"
      />
    </svg>
  );
}
