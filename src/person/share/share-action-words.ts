/** The words of the ways to pass a link on, and to print what it shows. */
export const shareActionWords = {
  copy: 'Copy link',
  copied: 'Link copied.',
  byHand: 'Your browser didn’t allow copying. Select the link and copy it yourself:',
  share: 'Share…',
  shared: 'Shared.',
  print: 'Print or save as PDF',
} as const;
