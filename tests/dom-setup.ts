import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** Files share one document, its storage and its clock; each test leaves them empty and real. */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
});
