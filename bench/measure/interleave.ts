/**
 * Takes one sample of each subject in turn, so that other load on the machine affects all of them. The order is
 * reversed each round.
 *
 * @returns the samples of each subject, in the order of `subjects`
 */
export async function interleave<Subject, Value>(
  rounds: number,
  subjects: readonly Subject[],
  measure: (subject: Subject) => Promise<Value>,
): Promise<readonly (readonly Value[])[]> {
  const samples = subjects.map((subject) => ({ subject, values: [] as Value[] }));
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? samples : samples.toReversed();
    for (const { subject, values } of order) values.push(await measure(subject));
  }
  return samples.map(({ values }) => values);
}

/** The median: the middle value, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? NaN)) / 2;
}
