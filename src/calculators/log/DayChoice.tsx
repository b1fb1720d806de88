import { addDays } from '#person/log/local-day.ts';
import { Button } from '#ui/Button.tsx';
import { Text } from '#ui/text/Text.tsx';
import { logWords as words } from './log-words.ts';
import type { TodayFormProps } from './today-field.tsx';

/** True if a log has a gap where yesterday's meals would be. */
const lacksIntake = (yesterday: string, { intake, weight }: TodayFormProps['last']): boolean =>
  (intake ?? weight) !== null && intake?.day !== yesterday;

/** The way to yesterday, whose meals are often logged in the morning, and back. */
export function DayChoice({ state: { entries }, last, onTurn }: TodayFormProps) {
  const { picked, today } = entries;
  if (today === '') return null;
  if (picked !== '')
    return (
      <Button kind="text" onPress={() => onTurn('')}>
        <Text as="span">{words.backToToday}</Text>
      </Button>
    );
  const yesterday = addDays(today, -1);
  return (
    <Button kind="text" onPress={() => onTurn(yesterday)}>
      <Text as="span">{lacksIntake(yesterday, last) ? words.yesterdaysIntake : words.yesterdayTitle}</Text>
    </Button>
  );
}
