/** A source, as in `sources.json`. */
export interface Source {
  readonly text: string;
  readonly url?: string | undefined;
}

/** A source in an article's list. */
export interface NumberedSource extends Source {
  readonly key: string;
  /** The superscript in the text, from 1. */
  readonly number: number;
}

/** The parts of a supplement's record that are needed here. */
export interface CitingRecord {
  readonly effectiveness: string;
  readonly sources: readonly string[];
}

const CITING_BLOCK = /<Cite\s+id="([^"]*)"|<SupplementCards\s+level="([^"]*)"/g;

/** Keys of the cited sources in order of first citation; a supplement card cites its record's sources. */
export function citedKeys(body: string, supplements: readonly CitingRecord[]): readonly string[] {
  const keys = [...body.matchAll(CITING_BLOCK)].flatMap(([, key, level]) =>
    key === undefined
      ? supplements.filter((record) => record.effectiveness === level).flatMap((record) => record.sources)
      : [key],
  );
  return [...new Set(keys)];
}

/** The sources, numbered in order of first citation. */
export function numberSources(
  keys: readonly string[],
  sources: ReadonlyMap<string, Source>,
): readonly NumberedSource[] {
  return keys.flatMap((key, index) => {
    const source = sources.get(key);
    return source === undefined ? [] : [{ key, number: index + 1, ...source }];
  });
}
