import { existsSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../bootstrap/paths.mjs';
import { runPinned } from '../bootstrap/run.mjs';
import { failure, readReport, reportFile } from './report.mjs';

/** Runs one project of vitest.config.ts. @returns {Promise<import('./report.mjs').PartResult>} */
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
  const failures = (report?.testResults ?? []).flatMap(failuresOf);
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed, failures };
}

function failuresOf({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [failure(fileName(name), message)] : [];
  return failed.map((test) =>
    failure(`${fileName(name)} › ${test.fullName}`, test.failureMessages[0]),
  );
}

const fileName = (file) => path.relative(inRoot('.'), file);
