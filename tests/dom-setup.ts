import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Without global test functions Testing Library cannot clear the page between tests by itself. */
afterEach(cleanup);
