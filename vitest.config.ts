import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = fileURLToPath(new URL('./src', import.meta.url));
/** Tests outside of the engine that read all of it: they share its one reading. */
const readsEngine = ['tests/contract/command-line.test.ts'];
const resolve = { alias: { '@': source } };

export default defineConfig({
  test: {
    pool: 'threads',
    // One project after another (groupOrder): mixed, a worker would read the engine anew for every file.
    projects: [
      {
        resolve,
        test: {
          name: 'node',
          sequence: { groupOrder: 0 },
          environment: 'node',
          include: ['src/**/*.test.ts', 'tests/{contract,architecture}/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ['src/engine/**', ...readsEngine],
          setupFiles: ['tests/support/node-setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        resolve,
        test: {
          name: 'engine',
          sequence: { groupOrder: 1 },
          environment: 'node',
          include: ['src/engine/**/*.test.ts', ...readsEngine],
          // Pure functions: read once per worker, not once per file.
          isolate: false,
          setupFiles: ['tests/support/engine-setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        resolve,
        test: {
          name: 'dom',
          sequence: { groupOrder: 2 },
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tests/support/dom-setup.ts'],
        },
      },
    ],
  },
});
