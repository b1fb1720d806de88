/** A source for a statement below a tool; one that isn't from the US says its country. */
export interface TopicSource {
  readonly text: string;
  readonly url: string;
}

/** Whole sentences, with bold words and links as in `RichText`, and what they were taken from. */
export type TopicText = string | readonly [text: string, ...sources: readonly TopicSource[]];

/** A section of the text below a tool. */
export interface Topic {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly TopicText[];
  readonly points?: readonly TopicText[];
  /** More points, closed at first; they aren't printed. */
  readonly folded?: { readonly title: string; readonly points: readonly TopicText[] };
  /** It's one line until it's opened. */
  readonly isClosed?: boolean;
  /** It explains figures, and is left out for who reads the page without them. */
  readonly isAboutFigures?: true;
  /** It's printed with a result, or only for a reader who followed a link to it, on a page without its figures. */
  readonly isPrinted?: true | 'ifSought';
}

/** Before a section's sources. */
export const TOPIC_SOURCES = 'Sources';

/** The sentences. */
export const sentencesOf = (text: TopicText): string => (typeof text === 'string' ? text : text[0]);

/** What the sentences were taken from. */
export const sourcesOf = (text: TopicText): readonly TopicSource[] =>
  typeof text === 'string' ? [] : text.slice(1).filter((source) => typeof source !== 'string');

/** All texts of a section, in reading order. */
export const textsOf = ({ paragraphs, points = [], folded }: Topic): readonly TopicText[] => [
  ...paragraphs,
  ...points,
  ...(folded?.points ?? []),
];

/** A section's sources, in the order in which they are first needed. */
export const allSourcesOf = (topic: Topic): readonly TopicSource[] => [
  ...new Set(textsOf(topic).flatMap(sourcesOf)),
];
