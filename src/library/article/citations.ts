/** A work as `sources.json` has it. */
export interface Source {
  readonly text: string;
  readonly url?: string | undefined;
}

/** A source in an article's own list. */
export interface NumberedSource extends Source {
  readonly key: string;
  /** As the superscript in the text says it, from 1. */
  readonly number: number;
}

/** The parts of a supplement's card that are checked here. */
export interface CitingRecord {
  readonly effectiveness: string;
  readonly sources: readonly string[];
}

const CITING_BLOCK = /<Cite\s+id="([^"]*)"|<SupplementCards\s+level="([^"]*)"/g;

/** Keys of the cited sources in order of first citation; supplement cards cite the sources of their records. */
export function citedKeys(body: string, supplements: readonly CitingRecord[]): readonly string[] {
  const keys = [...body.matchAll(CITING_BLOCK)].flatMap(([, key, level]) =>
    key === undefined
      ? supplements.filter((record) => record.effectiveness === level).flatMap((record) => record.sources)
      : [key],
  );
  return [...new Set(keys)];
}

/** The sources in the order in which the text comes to them. */
export function numberSources(
  keys: readonly string[],
  sources: ReadonlyMap<string, Source>,
): readonly NumberedSource[] {
  return keys.flatMap((key, index) => {
    const source = sources.get(key);
    return source === undefined ? [] : [{ key, number: index + 1, ...source }];
  });
}
