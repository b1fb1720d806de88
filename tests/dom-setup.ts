import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A machine that others use may take seconds for what takes a moment.
configure({ asyncUtilTimeout: 10_000 });

/** Files share one document, its storage and its clock; each test leaves them empty and real. */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
});
