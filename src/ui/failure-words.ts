/** Shown instead of a part that crashed (ruling 30). */
export const failureWords = {
  message: 'Unexpected Application Error! This part of the page stopped working. ',
  reload: 'Reload the page',
} as const;
