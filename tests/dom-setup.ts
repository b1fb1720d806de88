import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { onFill } from '#person/store.ts';

// A busy machine may take seconds for what usually takes an instant.
configure({ asyncUtilTimeout: 10_000 });

// Nothing is painted here, so that what waits for a frame or its paint follows at once.
vi.mock('#ui/moments.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#ui/moments.ts')>()),
  afterPaint: (action: () => void) => {
    action();
    return () => undefined;
  },
}));
globalThis.requestAnimationFrame = (run) => {
  run(0);
  return 0;
};

/** Test files share one document with its storage, clock and store, so each test cleans them up. */
afterEach(() => {
  cleanup();
  // Values for a form that the test didn't have would go to the next one.
  onFill(() => undefined)();
  vi.useRealTimers();
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
});
