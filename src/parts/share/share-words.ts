export const shareWords = {
  intro:
    'The link carries your entries after a “#”. Browsers never send that part to a server, so we don’t see it. Anyone who has the link can read them.',
  copy: 'Copy link',
  copied: 'Link copied.',
  byHand: 'Your browser didn’t allow copying. Select the link and copy it yourself:',
  linkLabel: 'Link to this result',
  share: 'Share…',
  shared: 'Shared.',
  print: 'Print or save as PDF',
  nothing: 'Press Calculate first. Then you can share the result here.',
  title: { home: 'My BMI and calories', tdee: 'My daily calories', planner: 'My weight plan' },
  childIntro:
    'The link carries sex, age in months, weight and height after a “#”. Browsers never send that part to a server. It has no name and no date. Anyone who has the link can read it, so send it only to people who should know, such as your child’s doctor.',
  childTitle: 'BMI percentile of a child',
  childReceived:
    'These entries came with a link. The result is calculated here, in your browser. The link is gone from the address bar, and nothing was sent.',
  received:
    'These entries came from a link someone made. The results are calculated here, in your browser. The entries are gone from the address bar, and nothing was sent.',
  opened: 'These entries come from a result that you saved. It’s calculated again, starting today.',
  goBack: 'Back to my entries',
  restored: 'Your own entries are back in the form.',
  unreadable:
    'This link can’t be read. It’s incomplete, was changed, or was made by another version of this page. Nothing was filled in.',
} as const;
