import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A busy machine may take seconds for what usually takes an instant.
configure({ asyncUtilTimeout: 10_000 });

/** Test files share one document with its storage and clock, so each test cleans them up. */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
});
