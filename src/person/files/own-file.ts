/** Recognizes the files that this site writes, besides the log's table. */
import { isRecord, type Raw } from '#ui/untrusted.ts';

/** Identifies a JSON file as one of a person. */
export const PERSON_FILE = { format: 'evenscale.person', version: 1 } as const;

/** True for the contents of a JSON file of a person, of any version. */
export const isPersonFile = (file: unknown): file is Raw =>
  isRecord(file) && file['format'] === PERSON_FILE.format;

/** True for the beginning of a table of saved results, whose first row names their columns. */
export const isResultsTable = (head: string): boolean =>
  /^\ufeff?(?:sep=.)?[\r\n]*(?=.*\bsaved_at\b)(?=.*\bchanged_at\b).*\bentries\b/iu.test(head);
