/** A page that can be saved, with everything that it displays. */
export interface SavablePage {
  /** The page first, then its images, as paths. */
  readonly files: readonly string[];
  /** Total size on the device. */
  readonly bytes: number;
}

/** The contents of `PAGE_LIST_PATH`. */
export interface PageList {
  /** Changes whenever any page changes. */
  readonly revision: string;
  readonly pages: readonly SavablePage[];
}

/** How much of a list is stored on the device. */
export interface SavedPart {
  readonly missing: readonly SavablePage[];
  readonly kept: number;
  readonly keptBytes: number;
  readonly total: number;
  readonly totalBytes: number;
}

const bytesOf = (pages: readonly SavablePage[]): number => pages.reduce((sum, { bytes }) => sum + bytes, 0);

/** Compares a list with the cached paths: a page counts once its images are cached too. */
export function savedPart({ pages }: PageList, paths: ReadonlySet<string>): SavedPart {
  const missing = pages.filter(({ files }) => !files.every((file) => paths.has(file)));
  const totalBytes = bytesOf(pages);
  return {
    missing,
    kept: pages.length - missing.length,
    keptBytes: totalBytes - bytesOf(missing),
    total: pages.length,
    totalBytes,
  };
}
