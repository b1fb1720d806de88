/** Names → text: "Libra", "Libra and Fitbit", "Libra, Fitbit, and Withings". */
export function formatList(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  const others = names.slice(0, -1);
  if (others.length === 0) return last;
  return `${others.join(', ')}${others.length > 1 ? ',' : ''} and ${last}`;
}
