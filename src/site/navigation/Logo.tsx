/** The site's logo: part of a ruler. The same drawing is in `public/favicon.svg`. */
export function Logo() {
  return (
    <svg width="1.5em" height="1.5em" viewBox="0 0 30 30" aria-hidden="true">
      <rect width="30" height="30" rx="8" fill="var(--color-brand)" />
      <path
        d="M5.5 20.5h19M8.25 20.5V16M11.6 20.5v-7M15 20.5V8.5M18.4 20.5v-7M21.75 20.5V16"
        fill="none"
        stroke="var(--color-on-brand)"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}
