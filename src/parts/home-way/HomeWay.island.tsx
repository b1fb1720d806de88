import { lazy, Suspense } from 'react';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';

const Way = lazy(async () => ({ default: (await import('./Way.tsx')).Way }));

/**
 * The way to the nearest healthy weight. Loads as it comes into view, in two steps, so that home’s page doesn’t name the
 * files of the curve; its space is reserved.
 */
export const HomeWay = withFailureMessage(function HomeWay() {
  return (
    <Suspense fallback={null}>
      <Way />
    </Suspense>
  );
});
