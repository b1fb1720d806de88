import { execFileSync } from 'node:child_process';

/** The time of the last commit in seconds, as text; empty without a Git history. */
function commitTime(): string {
  try {
    // The folder may belong to another user, for example in a container.
    return execFileSync('git', ['-c', 'safe.directory=*', 'log', '-1', '--format=%ct'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/**
 * The date of the sources, so that two builds of one commit are identical: `SOURCE_DATE_EPOCH`, or else the last
 * commit's date, or else today's for a copy without history.
 */
export function sourceDate(): Date {
  const seconds = process.env['SOURCE_DATE_EPOCH'] ?? commitTime();
  return seconds === '' ? new Date() : new Date(Number(seconds) * 1000);
}
