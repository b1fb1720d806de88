export const shareWords = {
  intro:
    'The link carries your entries behind a “#”. Browsers never send that part to a server, so we do not learn it. Whoever has the link can read them.',
  copy: 'Copy link',
  copied: 'The link is copied.',
  byHand: 'Your browser did not let us copy. Select the link and copy it yourself:',
  linkLabel: 'Link to this result',
  share: 'Share …',
  shared: 'Handed over.',
  print: 'Print or save as PDF',
  nothing: 'Calculate first; then there is something to share.',
  title: { home: 'My BMI and calories', tdee: 'My energy for a day' },
  received:
    'These entries came with a link that somebody made; the results are worked out here and now. The link is gone from the address bar, and nothing was sent.',
  goBack: 'Back to my entries',
  restored: 'Your own entries are back in the form.',
  unreadable:
    'This link cannot be read: it is incomplete, was changed, or was made by another version of this page. Nothing was filled in.',
} as const;
