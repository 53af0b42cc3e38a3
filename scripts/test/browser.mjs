import { existsSync } from 'node:fs';
import { inRoot } from '../bootstrap/paths.mjs';
import { runPinned } from '../bootstrap/run.mjs';
import { ensureBrowser } from './chromium.mjs';
import { failure, readReport, reportFile } from './report.mjs';

/**
 * Runs the journeys of apps/web with Playwright on the Chromium that the machine has.
 * @returns {Promise<import('./summary.mjs').PartResult>}
 */
export async function runBrowserTests(options = []) {
  const chromium = ensureBrowser();
  const file = reportFile('playwright');
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...options];
  const exitCode = await runPinned(
    [...args, '--config=apps/web/playwright.config.ts', '--reporter=list,json'],
    {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: inRoot(file),
      PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
    },
  );
  const result = existsSync(inRoot(file)) ? resultOf(readReport(file)) : { passed: 0, failed: 0 };
  return exitCode !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
}

function resultOf({ stats, suites }) {
  const specs = suites.flatMap(specsOf);
  const placesOf = (status) =>
    specs.filter(({ tests }) => tests.some((test) => test.status === status)).map(placeOf);
  // Not Map.groupBy: this runs under Node 20 too.
  const seconds = new Map();
  for (const spec of specs) seconds.set(spec.file, (seconds.get(spec.file) ?? 0) + secondsOf(spec));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: placesOf('unexpected'),
    flaky: placesOf('flaky'),
    files: [...seconds].map(([file, own]) => ({ name: `apps/web/${file}`, seconds: own })),
  };
}

function specsOf({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

const resultsOf = ({ tests }) => tests.flatMap(({ results }) => results);

function placeOf(spec) {
  const error = resultsOf(spec).find((result) => result.error)?.error;
  return failure(`${spec.file}:${spec.line} › ${spec.title}`, error?.message);
}

function secondsOf(spec) {
  return resultsOf(spec).reduce((total, { duration }) => total + duration / 1000, 0);
}
