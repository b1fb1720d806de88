// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { lateStyles } from './late-styles.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('adopts the text of the module and gives its class names', () => {
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

test('in a browser that cannot make a sheet it only names', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('CSSStyleSheet', undefined);
  expect(lateStyles('Chart', '.Chart-axis{}')('axis')).toBe('Chart-axis');
});

test('on a server it only names', () => {
  vi.stubGlobal('document', undefined);
  expect(lateStyles('Chart', '.Chart-axis{}')('axis')).toBe('Chart-axis');
});
