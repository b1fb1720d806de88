/** A sentence with named placeholders → its parts; a translation may order them differently. */

const PLACE = /\{(\w+)\}/u;

/**
 * "Eating {intake} keeps your weight steady." with `{ intake: figure }` returns the words and the figure, in order.
 *
 * @throws RangeError if a placeholder has no value
 */
export function fillSentence<Filling>(
  sentence: string,
  fillings: Readonly<Record<string, Filling>>,
): readonly (string | Filling)[] {
  return sentence
    .split(PLACE)
    .map((part, index) => {
      if (index % 2 === 0) return part;
      const filling = fillings[part];
      if (filling === undefined) throw new RangeError(`fillSentence: ${part} is missing in “${sentence}”`);
      return filling;
    })
    .filter((part) => part !== '');
}
