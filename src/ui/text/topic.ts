/** A source for a section of text below a tool. */
export interface TopicSource {
  readonly text: string;
  readonly url: string;
}

/** A section of the text below a tool. */
export interface Topic {
  readonly id: string;
  readonly title: string;
  /** With bold words and links as in `RichText`, like the points. */
  readonly paragraphs: readonly string[];
  /** Whole sentences. */
  readonly points?: readonly string[];
  /** More points, closed at first. */
  readonly folded?: { readonly title: string; readonly points: readonly string[] };
  readonly sources: readonly TopicSource[];
  /** It explains figures, and is left out for who reads the page without them. */
  readonly isAboutFigures?: true;
  /** It's printed with a result. */
  readonly isPrinted?: true;
}

/** Before a section's sources. */
export const TOPIC_SOURCES = 'Sources:';
