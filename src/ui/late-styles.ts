/** The local class names of a CSS module that loads with its script. */
export type LateStyles = (name: string) => string;

/**
 * Styles of a part that loads on demand, included in its script instead of every page. Takes the text of a CSS module
 * (`import css from './Name.module.css?inline'`) and returns its class names.
 *
 * @param module - the file's stem, as in `Name.module.css`
 * @param css - its text, with the classes named `Name-local` as the build names them
 */
export function lateStyles(module: string, css: string): LateStyles {
  if (typeof document !== 'undefined' && 'adoptedStyleSheets' in document) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }
  return (name) => `${module}-${name}`;
}
