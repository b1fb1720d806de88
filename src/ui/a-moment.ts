/** Lets the page answer between two parts of a long task. */
export const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
