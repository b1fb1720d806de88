/** The titles of the help below the activity level. */
export const activityHelpWords = {
  levels: 'What do these levels mean?',
  choose: 'Help me choose',
} as const;
