// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { lateStyles } from './late-styles.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('adopts the module’s style sheet and returns its class names', () => {
  const replaceSync = vi.fn<(css: string) => void>();
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync = replaceSync;
    },
  );
  const adopted: object[] = [];
  Object.defineProperty(document, 'adoptedStyleSheets', { value: adopted, configurable: true });
  const styles = lateStyles('Chart', '.Chart-curve{fill:none}');
  expect(styles('curve')).toBe('Chart-curve');
  expect(replaceSync).toHaveBeenCalledExactlyOnceWith('.Chart-curve{fill:none}');
  expect(adopted).toHaveLength(1);
  Reflect.deleteProperty(document, 'adoptedStyleSheets');
});

test('only returns class names in a browser that can’t create style sheets', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('CSSStyleSheet', undefined);
  expect(lateStyles('Chart', '.Chart-axis{}')('axis')).toBe('Chart-axis');
});

test('only returns class names on a server', () => {
  vi.stubGlobal('document', undefined);
  expect(lateStyles('Chart', '.Chart-axis{}')('axis')).toBe('Chart-axis');
});
