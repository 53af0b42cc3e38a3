import { existsSync } from 'node:fs';
import { inRoot } from '../bootstrap/paths.mjs';
import { runPinned } from '../bootstrap/run.mjs';
import { ensureChromium } from './chromium.mjs';
import { readReport, reportFile } from './report.mjs';

/** Runs apps/web/e2e with Playwright on the Chromium that the machine has. */
export async function runBrowserTests() {
  const chromium = ensureChromium();
  const file = reportFile('playwright');
  const args = ['node_modules/@playwright/test/cli.js', 'test'];
  const exitCode = await runPinned(
    [...args, '--config=apps/web/playwright.config.ts', '--reporter=list,json'],
    {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: inRoot(file),
      PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
    },
  );
  const stats = existsSync(inRoot(file)) ? readReport(file).stats : undefined;
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  const failed = stats?.unexpected ?? 0;
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}
