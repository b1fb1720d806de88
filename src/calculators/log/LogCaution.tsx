import { Notice } from '#ui/Notice.tsx';
import { RichText } from '#ui/RichText.tsx';
import { logPage as words } from './log-page-words.ts';

/** Who should not keep a log, and where to call; static, before the first field. */
export function LogCaution() {
  return (
    <Notice>
      <p>
        <RichText>{words.caution}</RichText>
      </p>
      <p>
        <RichText>{words.notFor}</RichText>
      </p>
    </Notice>
  );
}
