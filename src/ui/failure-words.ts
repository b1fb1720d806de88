/** Shown instead of a part that crashed. */
export const failureWords = {
  message: 'Unexpected Application Error! This part of the page stopped working. ',
  reload: 'Reload the page',
} as const;
