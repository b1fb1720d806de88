/** The element at the head of the log's page that shows what an import did: the import itself is far below. */
export const LOG_OUTCOME = 'log-outcome';
