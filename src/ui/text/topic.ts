/** A source for a section of text below a tool. */
export interface TopicSource {
  readonly text: string;
  readonly url: string;
}

/** A section of the text below a tool. */
export interface Topic {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Whole sentences, with bold words and links as in `RichText`. */
  readonly points?: readonly string[];
  readonly sources: readonly TopicSource[];
  /** It's printed with a result. */
  readonly isPrinted?: true;
}

/** Before a section's sources. */
export const TOPIC_SOURCES = 'Sources:';
