/** What the form on `/developers/embed` says. */
export const builderWords = {
  calculator: 'Calculator',
  theme: 'Look',
  themes: { host: 'As the visitor’s device', light: 'Light', dark: 'Dark' },
  units: 'Units at the start',
  allUnits: { metric: 'Metric', imperial: 'Imperial' },
  energy: 'Energy at the start',
  energies: { kcal: 'kcal', kj: 'kJ' },
  snippet: 'Copy this into your page',
  copy: 'Copy the code',
  copied: 'Copied.',
  notCopied: 'Your browser didn’t allow copying. The code above is selected, so you can copy it yourself.',
  preview: 'Preview',
  previewTitle: (calculator: string): string => `Preview: ${calculator}`,
} as const;
