/** Names in the log's files, shared by export and import. */

/** Identifies a JSON file of the log. */
export const LOG_FILE = { format: 'evenscale.log', version: 1 } as const;

/** The columns of the log's CSV file. The energy has two columns, so that a spreadsheet has both units. */
export const LOG_COLUMNS = ['date', 'weight_kg', 'intake_kcal', 'intake_kj', 'note', 'confirmed'] as const;
