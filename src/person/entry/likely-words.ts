/** The questions about weight and height together. */
export const likelyWords = {
  exchanged: 'Are weight and height in each other’s box?',
  both: (weight: string, height: string) => `${weight}, ${height}`,
  exchange: (both: string) => `Swap: ${both}`,
  same: (weight: string) => `Is ${weight} your weight? It’s the same number as your height.`,
} as const;
