import { paths } from '#config/paths.ts';
import type { ChildAge } from '@evenscale/formulas/growth';
import { Notice } from '#ui/Notice.tsx';
import { Text } from '#ui/text/Text.tsx';
import { childBmiWords as words, refusalText } from '#tools/child-bmi/words.ts';

/** Why there is no figure, and where to get help. */
export function Refusal({ refusal }: { readonly refusal: Exclude<ChildAge, { kind: 'covered' }> }) {
  return (
    <Notice>
      <Text as="p">{refusalText(refusal)}</Text>
      {refusal.kind === 'twentyOrOver' ? (
        <p>
          <a href={paths.home}>{words.adultLink}</a>
        </p>
      ) : null}
    </Notice>
  );
}
