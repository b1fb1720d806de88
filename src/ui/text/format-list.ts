/** Names → text. */

const list = new Intl.ListFormat('en');

/** "Libra", "Libra and Fitbit", "Libra, Fitbit, and Withings". */
export const formatList = (names: readonly string[]): string => list.format(names);
