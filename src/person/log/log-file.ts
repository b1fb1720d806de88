/** Names in the files of the log, which one part writes and another reads. */

/** How a JSON file of the log says what it is. */
export const LOG_FILE = { format: 'evenscale.log', version: 1 } as const;

/** The columns of a CSV file of the log. The energy is there twice, so that a spreadsheet has both units. */
export const LOG_COLUMNS = ['date', 'weight_kg', 'intake_kcal', 'intake_kj', 'note', 'confirmed'] as const;
