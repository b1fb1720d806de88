import { RichText } from './RichText.tsx';
import { TOPIC_SOURCES, type Topic } from './topic.ts';

function Points({ points }: { readonly points: readonly string[] }) {
  return (
    <ul>
      {points.map((text) => (
        <li key={text}>
          <RichText>{text}</RichText>
        </li>
      ))}
    </ul>
  );
}

function Section({
  topic: { id, title, paragraphs, points = [], folded, sources, isPrinted, isAboutFigures },
}: {
  readonly topic: Topic;
}) {
  return (
    <section
      className={isPrinted ? 'prose' : 'prose no-print'}
      aria-labelledby={id}
      data-about-figures={isAboutFigures}
    >
      <h2 id={id}>{title}</h2>
      {paragraphs.map((text) => (
        <p key={text}>
          <RichText>{text}</RichText>
        </p>
      ))}
      {points.length > 0 ? <Points points={points} /> : null}
      {folded ? (
        <details className="no-print">
          <summary>{folded.title}</summary>
          <Points points={folded.points} />
        </details>
      ) : null}
      {sources.length > 0 ? (
        <p className="no-print">
          <small>
            {TOPIC_SOURCES}{' '}
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
export function TopicsExplanation({ topics }: { readonly topics: readonly Topic[] }) {
  return topics.map((topic) => <Section key={topic.id} topic={topic} />);
}
