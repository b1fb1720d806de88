import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Files share one document and its storage; each test leaves both empty. */
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
});
