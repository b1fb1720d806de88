import { embedWords } from './embed-words.ts';

export interface EmbedFooterProps {
  /** The path of the calculator's own page. */
  readonly fullPage: string;
}

/** Below every embed: a disclaimer, what happens to entries, and a link to the full calculator. */
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
