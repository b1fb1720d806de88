/** Whether two texts differ by one letter that is added, missing, changed, or swapped with the next. */
export function isOneTypoAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const rest = (text: string, skipped: number): string => text.slice(start + skipped);
  if (one.length > other.length) return rest(one, 1) === rest(other, 0);
  if (one.length < other.length) return rest(one, 0) === rest(other, 1);
  const isSwapped = one[start] === other[start + 1] && one[start + 1] === other[start];
  return rest(one, 1) === rest(other, 1) || (isSwapped && rest(one, 2) === rest(other, 2));
}
