import { childBmiTopics, childSourcesLabel, type ChildBmiTopic } from '#tools/child-bmi/topics.ts';

function Topic({
  topic: { id, title, paragraphs, points = [], sources },
}: {
  readonly topic: ChildBmiTopic;
}) {
  return (
    <section className="prose" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {points.length > 0 ? (
        <ul>
          {points.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : null}
      {sources.length > 0 ? (
        <p>
          <small>
            {childSourcesLabel}{' '}
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

/** Answers to parents' next questions; static, below the calculator. */
export function ChildExplanation() {
  return childBmiTopics.map((topic) => <Topic key={topic.id} topic={topic} />);
}
