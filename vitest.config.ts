import { defineConfig } from 'vitest/config';

const ROOTS = '{packages,apps}/*/{src,scripts}';
const INTEGRATION = `${ROOTS}/**/*.int.test.ts`;

export default defineConfig({
  // React's automatic runtime, as the web build has it.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${ROOTS}/**/*.test.{ts,tsx}`],
          exclude: ['**/node_modules/**', INTEGRATION],
          // The first test of a file may have the whole web app to load, on a machine that does other things too.
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'int',
          include: [INTEGRATION],
          globalSetup: './scripts/vitest-postgres.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
