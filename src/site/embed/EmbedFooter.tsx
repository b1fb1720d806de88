import { embedWords } from './embed-words.ts';

export interface EmbedFooterProps {
  /** The path of the whole calculator. */
  readonly fullPage: string;
}

/** Under every embed: what the figures are not, what happens to entries, and where there is more. */
export function EmbedFooter({ fullPage }: EmbedFooterProps) {
  return (
    <footer>
      <p>
        {embedWords.disclaimer} {embedWords.privacy}{' '}
        <a href={fullPage} target="_blank" rel="noopener">
          {embedWords.fullPage}
        </a>
      </p>
    </footer>
  );
}
