/** The words of the line that opens two days of meals, which load later. */
export const plateFoldWords = {
  title: 'A day on a plate',
  loading: 'Loading the meals…',
} as const;
