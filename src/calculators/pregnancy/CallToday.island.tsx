import { callTodayTopic } from '#tools/pregnancy/call-today.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { TopicsExplanation } from '#ui/text/TopicsExplanation.tsx';
import { useGain } from './gain-store.ts';

/** When to call: every sign until there is a result, and then those of its week first. Its text is there before its script. */
export const CallToday = withFailureMessage(function CallToday() {
  return <TopicsExplanation topics={[callTodayTopic(useGain()?.week ?? null)]} />;
});
