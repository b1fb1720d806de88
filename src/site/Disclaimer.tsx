import { site } from '#config/site.ts';

/** The disclaimer on every page. */
export function Disclaimer() {
  return <p>{site.disclaimer}</p>;
}
