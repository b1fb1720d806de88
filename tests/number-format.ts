/** How numbers are not written (docs/words.md): "27.1 %", "56.7 – 76.3 kg". */

/** The specification's own text, in two lines of home. */
const AS_SPECIFIED = /BMI range of \d+\.\d - \d+\.\d/gu;

/** Stone and pounds have several words, so the dash between them has spaces. */
const WRONG = [/\d\s%/gu, /(?<!\d (?:st|lb|ft|in) ?)(?<=\d)\s[-–]\s\d[\d.,]*(?! st\b)/gu];

/** What is written another way than elsewhere, with some of what is around it. */
export function misformatted(text: string): readonly string[] {
  const plain = text.replaceAll(AS_SPECIFIED, '');
  return WRONG.flatMap((wrong) => [...plain.matchAll(wrong)]).map(({ index }) =>
    plain.slice(Math.max(0, index - 30), index + 20).trim(),
  );
}
