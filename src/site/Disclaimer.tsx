import { site } from '#config/site.ts';

/** The sentence that stands on every page. */
export function Disclaimer() {
  return <p>{site.disclaimer}</p>;
}
