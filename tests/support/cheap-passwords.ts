import type * as HashWasm from 'hash-wasm';
import { vi } from 'vitest';

// A password takes a moment on purpose (services/account/derive-secret.ts), and tests set hundreds. What the product asks for is
// held by password.test.ts, which takes the library as it is.
vi.mock('hash-wasm', async (importOriginal) => {
  const original = await importOriginal<typeof HashWasm>();
  return {
    ...original,
    argon2id: (options: Parameters<typeof original.argon2id>[0]) =>
      original.argon2id({ ...options, memorySize: 64, iterations: 1 }),
  };
});
