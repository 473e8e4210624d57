import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';

// Most of the engine's thousands of patterns are asked a few times in a run: read into byte code first and compiled when they
// are asked again, they would cost twice. Holds for the threads of this process.
setFlagsFromString('--no-regexp-tier-up');

const source = fileURLToPath(new URL('./src', import.meta.url));
const resolve = { alias: { '@': source } };
/** Tests over the database, each file with one of its own. */
const stored = [
  'src/{storage,services,workers/backup}/**/*.test.ts',
  'tests/contract/{project-reader,router,router-headers}.test.ts',
];

// Told to each project, which takes over nothing from the whole: a process of its own for every file costs more than its tests.
const pool = 'threads';

/** A state that is waited for comes later on a busy machine. */
const expect = { poll: { timeout: 20_000 } };

export default defineConfig({
  test: {
    // A bound on what hangs: on a busy machine a worker that has read the whole engine takes its time to end.
    teardownTimeout: 60_000,
    // One thread for the tests (the default on two cores): a second one reads the engine once more, and the checks run beside.
    // One project after another (groupOrder): mixed, a worker would read the engine anew for every file.
    projects: [
      {
        resolve,
        test: {
          name: 'stored',
          pool,
          expect,
          sequence: { groupOrder: 0 },
          environment: 'node',
          include: stored,
          setupFiles: ['tests/support/node-setup.ts', 'tests/support/cheap-passwords.ts'],
          testTimeout: 60_000,
        },
      },
      {
        resolve,
        test: {
          name: 'pure',
          pool,
          expect,
          sequence: { groupOrder: 1 },
          environment: 'node',
          include: [
            '{src,scripts}/**/*.test.ts',
            'tests/{contract,architecture}/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: stored,
          // Functions without a store: read once per worker, not once per file.
          isolate: false,
          setupFiles: ['tests/support/engine-setup.ts'],
          // Copy and lexicons are fetched before the first test, which takes its time beside other work.
          hookTimeout: 120_000,
          // Bounds on what hangs, and no measure of speed: a busy machine takes ten times as long as a quiet one.
          testTimeout: 120_000,
        },
      },
      {
        resolve,
        test: {
          name: 'dom',
          pool,
          expect,
          sequence: { groupOrder: 2 },
          environment: 'jsdom',
          isolate: false,
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tests/support/dom-setup.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
