/** Where lines may not break. */

const NEIGHBORS =
  /(?<=[+−×÷]) | (?=[×÷])|(?<=\d[ \u00a0]ft) (?=\d)|(?<=\d) (?=(?:\d\/\d|kg|g|mg|mcg|lb|oz|cm|mm|m|ft|in|ml|L|kcal|IU|min|weeks|months|[ap]\.m\.)(?![\p{L}\d]))/gu;

/** The same text, whose lines do not break inside a term or a fraction, or between a figure and its unit. */
export const unbroken = (text: string): string => text.replaceAll(NEIGHBORS, '\u00a0');

/** In letters: a column of names does not get narrower. */
const SHORTEST_LINE = 16;

/** The name of a row in a table: a narrow column breaks it only into lines of about this length. */
export const rowName = (name: string): string =>
  unbroken(name)
    .split(' ')
    .reduce<readonly string[]>((lines, word) => {
      const joined = `${lines.at(-1) ?? ''}\u00a0${word}`;
      return lines.length > 0 && joined.length <= SHORTEST_LINE
        ? [...lines.slice(0, -1), joined]
        : [...lines, word];
    }, [])
    .join(' ');
