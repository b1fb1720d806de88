import { Notice } from './Notice.tsx';

/** A calm note and a caution. */
export const noticeExamples = {
  note: (
    <Notice>
      <p>Adult categories do not apply under 18.</p>
    </Notice>
  ),
  caution: (
    <Notice kind="caution">
      <p>Below the usual guidance.</p>
      <p>The gentlest target that meets it is 1,800 kcal.</p>
    </Notice>
  ),
};
