export const shareWords = {
  intro:
    'Your friend will see your result and everything you entered, such as weight, height and age. So can anyone else with the link. The entries are in the link after a “#”, which browsers never send to a server, so we don’t see them.',
  picture: 'Make a picture',
  logPicture: 'Make a picture of your trend',
  noLogPicture:
    'There’s a picture of your trend to share once the log has a trend and knows your sex, age and height.',
  drawing: 'Drawing your picture…',
  background: 'Include the lower limits for my family background',
  linkLabel: 'Link to this result',
  panelTitle: 'Share this result',
  close: 'Close',
  received:
    'These entries came from a link and have been removed from the address bar. Everything is calculated here, in your browser. Nothing was sent.',
  opened: 'These entries come from a result that you saved.',
  receivedPlan:
    'These entries came from a link and have been removed from the address bar. A plan starts today, so its figures may differ from those of the day when the link was made. Everything is calculated here, in your browser. Nothing was sent.',
  openedPlan:
    'These entries come from a plan or log of yours on this device. The plan is calculated again, starting today, so the figures may differ from those of that day.',
  goBack: 'Back to my entries',
  restored: 'Your own entries are back in the form.',
  unreadable:
    'This link can’t be read. It may be incomplete, or from another version of this site. Nothing was filled in. Ask for a new link, or enter the numbers yourself.',
} as const;

/** The words of results that are shared as entries only. */
export const entriesShareWords = {
  child: {
    title: 'A child’s BMI percentile',
    intro:
      'The link contains sex, age in months, weight and height, after a “#”. Browsers never send that part to a server. It has no name and no date. Anyone with the link can read it, so send it only to people who need it, such as your child’s doctor.',
  },
  pregnancy: {
    title: 'Weight gain in pregnancy',
    intro:
      'The link contains what you entered: weights, height, age, the week, and one baby or twins. It’s all after a “#”, and browsers never send that part to a server. The due date isn’t in it. Anyone with the link can read it, so send it only to people who need it, such as your midwife or doctor.',
  },
} as const;
