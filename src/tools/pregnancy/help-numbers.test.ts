import { expect, test } from 'vitest';
import { HELP_LINES, MATERNAL_HELP_LINE, SAFETY_HELP_LINE } from '#config/help-lines.ts';
import { sentencesOf, textsOf } from '#ui/text/topic.ts';
import { callTodayTopic, twinsTopic } from './call-today.ts';
import { pregnancyHelp } from './page-words.ts';
import { pregnancyTopics } from './topics.ts';

const NUMBERS = [...Object.values(HELP_LINES), MATERNAL_HELP_LINE, SAFETY_HELP_LINE];

const TEXTS = [
  ...[callTodayTopic(null), twinsTopic(true), ...pregnancyTopics].flatMap(textsOf).map(sentencesOf),
  pregnancyHelp.eating,
];

test.each(NUMBERS)('$number can be pressed wherever it is written', ({ number }) => {
  const withoutLinks = TEXTS.map((text) => text.replace(/\[[^\]]+\]\([^)]+\)/gu, ''));
  expect(withoutLinks.filter((text) => text.includes(number))).toEqual([]);
});
