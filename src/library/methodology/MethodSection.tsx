import { Fragment } from 'react';
import { FigureTable } from '../blocks/tables/FigureTable.tsx';
import { unbroken } from '../line-breaks.ts';
import type { Source } from '#library/article/citations.ts';
import type { Method } from './method.ts';
import { methodologyWords } from './methodology-words.ts';
import styles from './Methodology.module.css';

export interface MethodSectionProps {
  readonly method: Method;
  readonly sources: ReadonlyMap<string, Source>;
}

function Sources({
  keys,
  sources,
}: { readonly keys: readonly string[] } & Pick<MethodSectionProps, 'sources'>) {
  return (
    <ul>
      {keys.map((key) => {
        const source = sources.get(key);
        if (source === undefined) throw new RangeError(`Sources: got ${key}, expected a key of sources.json`);
        return (
          <li key={key}>
            {source.text}{' '}
            {source.url === undefined ? null : (
              <a href={source.url}>{source.url.replace(/^https:\/\/(www\.)?/, '')}</a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** One formula: description, notation, result, range, error and source. */
export function MethodSection({ method, sources }: MethodSectionProps) {
  const { id, title, text, equations, tables, people, error, results = [] } = method;
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{unbroken(paragraph)}</p>
      ))}
      {equations.length === 0 ? null : (
        <ul className={`${styles['equations']} plain`}>
          {equations.map((equation) => (
            <li key={equation.text}>
              <span>{unbroken(equation.text)}</span>{' '}
              {equation.when === undefined ? null : <small>{equation.when}</small>}
            </li>
          ))}
        </ul>
      )}
      {tables.map((table) => (
        <FigureTable key={table.caption} {...table} />
      ))}
      <dl className={styles['facts']}>
        <div>
          <dt>{methodologyWords.people}</dt>
          <dd>{unbroken(people)}</dd>
        </div>
        <div>
          <dt>{methodologyWords.error}</dt>
          <dd>{unbroken(error)}</dd>
        </div>
        {results.length === 0 ? null : (
          <div>
            <dt>{methodologyWords.results}</dt>
            <dd>
              {results.map((name, index) => (
                <Fragment key={name}>
                  {index > 0 ? ', ' : ''}
                  <code>{name}</code>
                </Fragment>
              ))}
            </dd>
          </div>
        )}
        {method.sources.length === 0 ? null : (
          <div>
            <dt>{methodologyWords.sources}</dt>
            <dd>
              <Sources keys={method.sources} sources={sources} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
