import { callTodayTopic, twinsTopic } from '#tools/pregnancy/call-today.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { TopicsExplanation } from '#ui/text/TopicsExplanation.tsx';
import { useGain, useKnownWeek } from './gain-store.ts';

/**
 * When to call: every sign until a week is known, and then those of it first; below it, what differs with twins. The text
 * is there before its script.
 */
export const CallToday = withFailureMessage(function CallToday() {
  const topics = [callTodayTopic(useKnownWeek()), twinsTopic(useGain()?.isTwins === true)];
  return <TopicsExplanation topics={topics} />;
});
