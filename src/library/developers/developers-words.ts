/** The labels of the pages that document the formulas. */
export const developersWords = {
  constants: 'Constants',
  types: 'Types',
  parameters: 'Parameters',
  returns: 'Returns',
  throws: 'Throws',
  source: 'Source',
  example: 'Example',
  heading: (subject: string) => `@evenscale/formulas/${subject}`,
  lead: (functions: number) =>
    `The ${functions} functions of this part of the package, as the site itself uses them. Quantities have units in their types, and nothing is rounded. The text is taken from the source, and each example is run by a test.`,
} as const;
