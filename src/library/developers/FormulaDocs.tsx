import { Fragment } from 'react';
import type { ContentsItem } from '#library/article/table-of-contents.ts';
import { Code } from './Code.tsx';
import { developersWords as words } from './developers-words.ts';
import type { DeclarationDoc, FunctionDoc, SubjectDocs } from './formula-docs.ts';
import styles from './FormulaDocs.module.css';

/** Text of a docstring; text in backticks is code. */
function DocText({ text }: { readonly text: string }) {
  return text.split('`').map((part, at) => {
    const key = `${String(at)} ${part}`;
    return at % 2 === 1 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>;
  });
}

const Paragraphs = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text}>
      <DocText text={text} />
    </p>
  ));

function Parameters({ parameters }: Pick<FunctionDoc, 'parameters'>) {
  if (parameters.length === 0) return null;
  return (
    <div>
      <dt>{words.parameters}</dt>
      <dd>
        <ul className="plain">
          {parameters.map(({ name, text }) => (
            <li key={name}>
              <code>{name}</code>: <DocText text={text} />
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

/** A name in camel case may break before a capital. */
const breakable = (name: string) =>
  name.split(/(?=[A-Z])/u).map((part, at) => (
    <Fragment key={`${String(at)} ${part}`}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));

function FunctionSection({ doc }: { readonly doc: FunctionDoc }) {
  return (
    <section className={styles['section']} aria-labelledby={doc.name}>
      <h2 id={doc.name}>{breakable(doc.name)}</h2>
      <Paragraphs texts={doc.description} />
      <Code code={doc.signature} />
      <dl className={styles['facts']}>
        <Parameters parameters={doc.parameters} />
        {(['returns', 'throws', 'source'] as const).map((key) => (
          <div key={key}>
            <dt>{words[key]}</dt>
            <dd>
              <DocText text={doc[key]} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{words.example}</dt>
          <dd>
            <Code code={doc.examples.join('\n')} />
          </dd>
        </div>
      </dl>
    </section>
  );
}

interface DeclarationsProps {
  readonly id: string;
  readonly title: string;
  readonly docs: readonly DeclarationDoc[];
}

function Declarations({ id, title, docs }: DeclarationsProps) {
  if (docs.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {docs.map(({ name, code, description }) => (
        <Fragment key={name}>
          <h3>{name}</h3>
          <Paragraphs texts={description} />
          <Code code={code} />
        </Fragment>
      ))}
    </section>
  );
}

const CONSTANTS = 'constants-of-this-part';
const TYPES = 'types-of-this-part';

/** The sections of a subject's page. */
export const formulaDocsContents = (docs: SubjectDocs): readonly ContentsItem[] => [
  ...docs.functions.map(({ name }) => ({ id: name, label: name })),
  ...(docs.constants.length === 0 ? [] : [{ id: CONSTANTS, label: words.constants }]),
  ...(docs.types.length === 0 ? [] : [{ id: TYPES, label: words.types }]),
];

/** Every function of a subject, followed by its constants and types. */
export function FormulaDocs({ docs }: { readonly docs: SubjectDocs }) {
  return (
    <>
      {docs.functions.map((doc) => (
        <FunctionSection key={doc.name} doc={doc} />
      ))}
      <Declarations id={CONSTANTS} title={words.constants} docs={docs.constants} />
      <Declarations id={TYPES} title={words.types} docs={docs.types} />
    </>
  );
}
