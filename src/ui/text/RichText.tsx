import type { ReactNode } from 'react';

export interface RichTextProps {
  /** A whole sentence or paragraph with **bold words** and [links](/path). */
  readonly children: string;
}

const MARKS = /\*\*(?<bold>.+?)\*\*|\[(?<label>.+?)\]\((?<href>.+?)\)/gu;

function pieces(text: string): readonly ReactNode[] {
  const found = [...text.matchAll(MARKS)];
  return found.flatMap(({ 0: match, index, groups }, place) => {
    const previous = found[place - 1];
    const before = text.slice(previous ? previous.index + previous[0].length : 0, index);
    const { bold, label, href } = groups ?? {};
    const piece =
      bold === undefined ? (
        <a key={match} href={href}>
          {label}
        </a>
      ) : (
        <strong key={match}>{bold}</strong>
      );
    return [before, piece];
  });
}

/** Text with bold words and links, kept as one sentence so that it can be translated as one. For text that doesn't change on screen. */
export function RichText({ children }: RichTextProps) {
  const last = [...children.matchAll(MARKS)].at(-1);
  return (
    <>
      {pieces(children)}
      {children.slice(last ? last.index + last[0].length : 0)}
    </>
  );
}
