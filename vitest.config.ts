import { defineConfig } from 'vitest/config';
import { WaitingFirst } from './scripts/test/waiting-first.ts';

const ROOTS = '{packages,apps}/*/{src,scripts}';
const INTEGRATION = `${ROOTS}/**/*.int.test.ts`;

export default defineConfig({
  // React's automatic runtime, as in the web build.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    sequence: { sequencer: WaitingFirst },
    // The files of a worker share modules: loading them for each file takes as long as the tests.
    isolate: false,
    setupFiles: './scripts/test/property-seed.ts',
    // Polls wait for workers and processes that a busy machine delays; a second, the default, is too short.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${ROOTS}/**/*.test.{ts,tsx}`, 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', INTEGRATION],
          // Bound by the processor: more workers than cores only get in each other's way.
          maxWorkers: 2,
          // The first test of a worker may have the whole web app to load, on a busy machine.
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'int',
          include: [INTEGRATION],
          globalSetup: './scripts/vitest-postgres.ts',
          // Half of them wait for PostgreSQL, a process or a time-out: the others use the cores meanwhile.
          maxWorkers: 5,
          testTimeout: 30_000,
          // The first server of a run seeds the database that all others copy, while they wait.
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
