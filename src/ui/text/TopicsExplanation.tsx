import { RichText } from './RichText.tsx';
import type { Topic } from './topic.ts';

export interface TopicsExplanationProps {
  readonly topics: readonly Topic[];
  /** Before a section's sources. */
  readonly sourcesLabel: string;
}

function Section({
  topic: { id, title, paragraphs, points = [], sources, isPrinted },
  sourcesLabel,
}: Pick<TopicsExplanationProps, 'sourcesLabel'> & { readonly topic: Topic }) {
  return (
    <section className={isPrinted ? 'prose' : 'prose no-print'} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {points.length > 0 ? (
        <ul>
          {points.map((text) => (
            <li key={text}>
              <RichText>{text}</RichText>
            </li>
          ))}
        </ul>
      ) : null}
      {sources.length > 0 ? (
        <p className="no-print">
          <small>
            {sourcesLabel}{' '}
            {sources.map(({ text, url }, index) => (
              <span key={url}>
                {index > 0 ? ' ' : ''}
                <a href={url}>{text}</a>
              </span>
            ))}
          </small>
        </p>
      ) : null}
    </section>
  );
}

/** Answers to the next questions; static, below a tool. */
export function TopicsExplanation({ topics, sourcesLabel }: TopicsExplanationProps) {
  return topics.map((topic) => <Section key={topic.id} topic={topic} sourcesLabel={sourcesLabel} />);
}
