/** The words of the line that opens training and rest days, which load later. */
export const foldWords = {
  title: 'Eat more on training days',
  loading: 'Loading training days…',
} as const;
