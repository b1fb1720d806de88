import { paths } from '#config/paths.ts';
import { useChild } from '#person/child/child-store.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { Text } from '#ui/text/Text.tsx';
import { buildChildSteps } from '#tools/child-bmi/steps.ts';
import { lateStyles } from '#ui/late-styles.ts';
import css from './ChildSteps.module.css?inline';
import { stepWords as words } from '#tools/child-bmi/steps-words.ts';

const styles = lateStyles('ChildSteps', css);

/** The calculation with the child's own numbers; loads when its details are opened. */
export const ChildSteps = withFailureMessage(function ChildSteps() {
  const child = useChild();
  if (!child) return <p>{words.waiting}</p>;
  return (
    <div>
      <p>{words.intro}</p>
      <div className={styles('scroll')} role="region" aria-label={words.working} tabIndex={0}>
        <table className={styles('table')}>
          <thead>
            <tr>
              <th scope="col">{words.step}</th>
              <th scope="col">{words.working}</th>
              <th scope="col">{words.result}</th>
            </tr>
          </thead>
          <tbody>
            {buildChildSteps(child).map(({ label, working, result }) => (
              <tr key={label}>
                <Text as="th" scope="row">
                  {label}
                </Text>
                <Text as="td">{working}</Text>
                <Text as="td">{result}</Text>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        <a href={`${paths.methodology}#child-bmi`}>{words.more}</a>
      </p>
    </div>
  );
});
