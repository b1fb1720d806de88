import { formatPlural } from '#ui/text/format-plural.ts';
import type { LogFormat } from './export-log.ts';

/** The words of the export. */
export const exportWords = {
  intro: 'Your browser makes the file on this device. Nothing is sent.',
  of: (name: string) => `A file has the log of one person. This is for ${name}.`,
  buttons: {
    csv: 'Export as CSV',
    fhir: 'Export for a clinic (FHIR)',
  } satisfies Readonly<Record<LogFormat, string>>,
  csv: '**CSV** opens in any spreadsheet: one row a day, with weights in kg, energy in both units, waists in cm and body fat in percent. You can import it here again.',
  fhir: '**FHIR** is a format that electronic health records accept. It has your weights, waist, body fat, height and BMI, but not your name or notes. You can import it here, too.',
  working: 'Writing the file…',
  done: (count: number, name: string) =>
    formatPlural(count, [`# day exported to ${name}.`, `# days exported to ${name}.`]),
  empty: 'Your log has nothing for this file yet.',
  failed: 'The browser couldn’t read its storage. Try again, or reload the page.',
} as const;
