/** What the log's page does with the database, in a script that loads after the form. */
export { forgetWeight } from '#person/entries/forget-entries.ts';
export { keepTabFor } from '#person/entries/tab-person.ts';
export { currentPerson, putPerson } from '#person/database/people.ts';
export { logPersonOf, logViewOf } from '#person/database/person-row.ts';
export { writeDays } from '#person/log/log-store.ts';
export { lastKeptWeighing, usualWeight } from '#person/log/usual-weight.ts';
export { entriesOf, knownDetails } from '#person/log/known-details.ts';
export { readStored } from './stored-log.ts';
export { takeUnfinished } from './unfinished-changes.ts';
