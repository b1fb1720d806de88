import { RichText } from './RichText.tsx';
import { allSourcesOf, sentencesOf, sourcesOf, TOPIC_SOURCES, type Topic, type TopicText } from './topic.ts';

interface SourcedProps {
  readonly topic: Topic;
  readonly text: TopicText;
}

const idOf = ({ id }: Topic, number: number): string => `${id}-source-${number}`;

/** Sentences, and the numbers of their sources in the section's list. */
function Sourced({ topic, text }: SourcedProps) {
  const all = allSourcesOf(topic);
  return (
    <>
      <RichText>{sentencesOf(text)}</RichText>
      {sourcesOf(text).map((source) => {
        const number = all.indexOf(source) + 1;
        return (
          <sup key={number} className="no-print">
            {'\u00a0'}
            <a href={`#${idOf(topic, number)}`} role="doc-noteref">
              {number}
            </a>
          </sup>
        );
      })}
    </>
  );
}

function Points({ topic, points }: Pick<SourcedProps, 'topic'> & { readonly points: readonly TopicText[] }) {
  return (
    <ul>
      {points.map((text) => (
        <li key={sentencesOf(text)}>
          <Sourced topic={topic} text={text} />
        </li>
      ))}
    </ul>
  );
}

function Sources({ topic }: Pick<SourcedProps, 'topic'>) {
  const sources = allSourcesOf(topic);
  if (sources.length === 0) return null;
  return (
    <div className="no-print">
      <small>{TOPIC_SOURCES}</small>
      <ol>
        {sources.map(({ text, url }, place) => (
          <li key={url} id={idOf(topic, place + 1)}>
            <a href={url}>{text}</a>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Body({ topic }: Pick<SourcedProps, 'topic'>) {
  const { paragraphs, points = [], folded } = topic;
  return (
    <>
      {paragraphs.map((text) => (
        <p key={sentencesOf(text)}>
          <Sourced topic={topic} text={text} />
        </p>
      ))}
      {points.length > 0 ? <Points topic={topic} points={points} /> : null}
      {folded ? (
        <details className="no-print">
          <summary>{folded.title}</summary>
          <Points topic={topic} points={folded.points} />
        </details>
      ) : null}
      <Sources topic={topic} />
    </>
  );
}

function Section({ topic }: Pick<SourcedProps, 'topic'>) {
  const { id, title, isPrinted, isAboutFigures, isClosed } = topic;
  const heading = <h2 id={id}>{title}</h2>;
  return (
    <section
      className={isPrinted ? 'prose' : 'prose no-print'}
      aria-labelledby={id}
      data-about-figures={isAboutFigures}
      data-printed={isPrinted === 'ifSought' ? isPrinted : undefined}
    >
      {isClosed ? (
        <details>
          <summary>{heading}</summary>
          <Body topic={topic} />
        </details>
      ) : (
        <>
          {heading}
          <Body topic={topic} />
        </>
      )}
    </section>
  );
}

/** Answers to the next questions; static, below a tool. */
export function TopicsExplanation({ topics }: { readonly topics: readonly Topic[] }) {
  return topics.map((topic) => <Section key={topic.id} topic={topic} />);
}
