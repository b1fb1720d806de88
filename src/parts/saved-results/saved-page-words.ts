/** The words of the page around the saved results; its text is in `src/content/pages/saved.mdx`. */
export const savedPage = {
  withoutScripts:
    'This page needs JavaScript. Your results are on your device, and only a script in your own browser can read them.',
  columnsTitle: 'The columns of a CSV file',
} as const;
