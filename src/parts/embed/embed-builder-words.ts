/** The words of the form on `/developers/embed`. */
export const builderWords = {
  calculator: 'Calculator',
  theme: 'Theme',
  themes: { host: 'Match the visitor’s device', light: 'Light', dark: 'Dark' },
  units: 'Starting units',
  allUnits: { metric: 'Metric', imperial: 'Imperial' },
  energy: 'Starting energy unit',
  energies: { kcal: 'kcal', kj: 'kJ' },
  snippet: 'Copy this into your page',
  copy: 'Copy the code',
  copied: 'Copied.',
  notCopied: 'Your browser didn’t allow copying. The code above is selected, so you can copy it yourself.',
  preview: 'Preview',
  previewTitle: (calculator: string): string => `Preview: ${calculator}`,
} as const;
