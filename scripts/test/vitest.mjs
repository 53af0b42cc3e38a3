import { existsSync } from 'node:fs';
import { inRoot } from '../bootstrap/paths.mjs';
import { runPinned } from '../bootstrap/run.mjs';
import { readReport, reportFile } from './report.mjs';

/** Runs one project of vitest.config.ts. */
export async function runVitest(project) {
  const file = reportFile(`vitest-${project}`);
  const exitCode = await runPinned([
    'node_modules/vitest/vitest.mjs',
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = existsSync(inRoot(file)) ? readReport(file) : undefined;
  const passed = report?.numPassedTests ?? 0;
  const failed = report?.numFailedTests ?? 0;
  // A file that does not load, or an error outside a test, fails the run without a failed test.
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}
