import { defineConfig } from '@playwright/test';

/** Journeys on the real server, its database and the sandbox. Each worker has its own server, so that a fault set by one
 * test affects no other; browsers are told apart by their forwarded address. */
export default defineConfig({
  // An area's own journeys are in its folder; those of the whole product in e2e.
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts', 'src/**/*.spec.ts'],
  outputDir: '../../test-results/e2e',
  // One more than the smallest machine has cores: a journey waits for its orders to be settled, or for the network.
  workers: 3,
  fullyParallel: true,
  // A test that passes only on retry is listed as flaky; more than two fail the run (scripts/test/summary.mjs).
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  // Generous: a journey proves that something happens, not how fast on a busy machine.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
      // Chromium refuses its sandbox to root.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 360, height: 740 },
    // offline.spec.ts tests the service worker; elsewhere it would hide which answers came from the server.
    serviceWorkers: 'block',
    trace: 'off',
  },
});
