/** Files that were chosen in one part of a page and are read by another. */
import { atom } from 'nanostores';

/** What reads a file: the log's import, or the import of everything that is kept. */
type FileReader = 'log' | 'kept';

const $file = atom<{ readonly to: FileReader; readonly file: Blob } | null>(null);

/** Passes a file on, now or as soon as its reader has loaded. */
export const passFile = (to: FileReader, file: Blob): void => $file.set({ to, file });

/** Takes the files that are passed to a reader, each once. Returns a function that stops it. */
export function onPassedFile(reader: FileReader, take: (file: Blob) => void): () => void {
  return $file.subscribe((passed) => {
    if (passed?.to !== reader) return;
    $file.set(null);
    take(passed.file);
  });
}
