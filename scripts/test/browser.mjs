import { existsSync } from 'node:fs';
import { inRoot } from '../bootstrap/paths.mjs';
import { runPinned } from '../bootstrap/run.mjs';
import { ensureBrowser } from './chromium.mjs';
import { failure, readReport, reportFile } from './report.mjs';

/**
 * Runs apps/web/e2e with Playwright on the Chromium that the machine has.
 * @returns {Promise<import('./report.mjs').PartResult>}
 */
export async function runBrowserTests() {
  const chromium = ensureBrowser();
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
  const report = existsSync(inRoot(file)) ? readReport(file) : undefined;
  const stats = report?.stats;
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  const failed = stats?.unexpected ?? 0;
  const failures = (report?.suites ?? []).flatMap(failuresOf);
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed, failures };
}

function failuresOf({ suites = [], specs = [] }) {
  const own = specs
    .filter((spec) => !spec.ok)
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap((test) => test.results).map((result) => result.error?.message);
      return failure(`${file}:${line} › ${title}`, errors.find(Boolean));
    });
  return [...own, ...suites.flatMap(failuresOf)];
}
