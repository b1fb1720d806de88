import { formatIsoDay } from '#ui/text/format-date.ts';
import { formatPlural } from '#ui/text/format-plural.ts';

export const planListWords = {
  title: 'Earlier plans',
  intro: 'Plans that you followed before. They change nothing as long as you don’t follow them again.',
  dates: (start: string, end: string) => `${formatIsoDay(start)} to ${formatIsoDay(end)}`,
  from: (start: string) => `From ${formatIsoDay(start)}`,
  unreadable: 'The planner has no plan for these entries.',
  open: 'Open in planner',
  resume: 'Follow it again',
  remove: 'Delete',
  more: (count: number) => formatPlural(count, ['Show # more plan', 'Show # more plans']),
  removed: (start: string) => `Deleted the plan from ${formatIsoDay(start)}.`,
  resumed: (start: string) => `You follow the plan from ${formatIsoDay(start)} again.`,
  undone: 'Undone.',
} as const;
