import { existsSync } from 'node:fs';
import { inRoot } from '../bootstrap/paths.mjs';
import { runPinned } from '../bootstrap/run.mjs';
import { readReport, reportFile } from './report.mjs';

/** Runs one project of vitest.config.ts. @returns {Promise<import('./summary.mjs').PartResult>} */
export async function runVitest(project, options = []) {
  const file = reportFile(`vitest-${project}`);
  const exitCode = await runPinned(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=./scripts/test/vitest-report.mjs',
      ...options,
    ],
    { VITEST_REPORT: inRoot(file) },
  );
  const result = existsSync(inRoot(file)) ? readReport(file) : { passed: 0, failed: 0 };
  return exitCode !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
}
