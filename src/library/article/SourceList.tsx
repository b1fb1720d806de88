import type { NumberedSource } from './citations.ts';
import { libraryWords } from '#library/library-words.ts';
import styles from './SourceList.module.css';

/** The sources that the article cites, each with its link and a link back to the citation. */
export function SourceList({ sources }: { readonly sources: readonly NumberedSource[] }) {
  return (
    <section className={styles['sources']} aria-labelledby="sources">
      <h2 id="sources">{libraryWords.sources}</h2>
      <ol>
        {sources.map(({ key, number, text, url }) => (
          <li key={key} id={`source-${number}`}>
            {`${text} `}
            {url === undefined ? null : <a href={url}>{decodeURI(url).replace(/^https:\/\/(www\.)?/, '')}</a>}
            {'\u00a0'}
            <a className="no-print" href={`#cited-${number}`} aria-label={libraryWords.backTo(number)}>
              ↑
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
