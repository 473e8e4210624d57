import 'fake-indexeddb/auto';
import { Blob, File } from 'node:buffer';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// jsdom's Blob and File come back from structuredClone as empty objects.
Object.assign(globalThis, { Blob, File, structuredClone });
// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 });
// Files share a worker: what one of them mocked would stand in for another's.
vi.resetModules();
afterEach(cleanup);
