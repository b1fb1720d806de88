/** The words around the text of every article. */
export const articleWords = {
  education: 'This page is for education. It is not a substitute for professional medical advice.',
  related: 'Related Articles',
  healthResources: 'Explore More Health Resources',
  invitation: {
    title: 'Calculate Your BMI',
    text: 'All it takes is your height and weight. You’ll see the result right away, and nothing leaves your browser.',
    open: 'Open the BMI calculator',
  },
} as const;
