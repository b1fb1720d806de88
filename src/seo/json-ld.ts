import type { Graph } from 'schema-dts';
import type { SeoRecord } from './records.ts';

/** Records as the text of a script element. `<` is escaped, so that no text can close the element. */
export function serializeRecords(records: readonly SeoRecord[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': records };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
