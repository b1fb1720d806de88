import { LOG_FILE } from '#person/log/log-file.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';

/** How a JSON file of the log begins; `docs/log.schema.json` describes the whole. */
export const jsonStart = (exportedAt: string): string =>
  `{"format":"${LOG_FILE.format}","version":${LOG_FILE.version},"exportedAt":"${exportedAt}","days":[`;

/** A day in the file. */
export const jsonDay = (day: StoredLogDay, isFirst: boolean): string =>
  `${isFirst ? '' : ','}\n${JSON.stringify(day)}`;

/** How a JSON file ends. */
export const jsonEnd = (): string => '\n]}\n';
