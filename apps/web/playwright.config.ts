import { defineConfig } from '@playwright/test';

/** Journeys on the real server, its database and the sandbox. Each worker starts a server of its own, so that faults
 * set by one test disturb no other; browsers keep apart by their forwarded address. */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../../test-results/e2e',
  // Two cores are what the smallest machine has.
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // Wide: what is promised is that it happens, not how fast on a busy machine.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // Chromium has no sandbox of its own where tests run as root.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 360, height: 740 },
    // Reading offline has a test of its own; elsewhere the worker would only blur who answered.
    serviceWorkers: 'block',
    trace: 'off',
  },
});
