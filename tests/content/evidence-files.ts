import { existsSync, readFileSync } from 'node:fs';

/** One row of `docs/evidence/<name>.md`. */
export interface EvidenceRow {
  readonly claim: string;
  readonly source: string;
  /** How much of the source was read. */
  readonly read: string;
  /** `2026-11-22`. */
  readonly date: string;
}

const fileOf = (name: string) => `docs/evidence/${name}.md`;
const ROW = /^\| (.+?) \| `([a-z0-9-]+)` \| (.+?) \| (.+?) \|$/gm;

export function evidenceFor(name: string): readonly EvidenceRow[] {
  const text = existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : '';
  return [...text.matchAll(ROW)].map(([, claim = '', source = '', read = '', date = '']) => ({
    claim,
    source,
    read,
    date,
  }));
}
