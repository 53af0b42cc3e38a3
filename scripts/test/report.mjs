import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../bootstrap/paths.mjs';

/** Where a test runner is to write its results, made free of those of an earlier run. */
export function reportFile(name) {
  const file = path.join('test-results', 'reports', `${name}.json`);
  mkdirSync(path.dirname(inRoot(file)), { recursive: true });
  rmSync(inRoot(file), { force: true });
  return file;
}

export function readReport(file) {
  return JSON.parse(readFileSync(inRoot(file), 'utf8'));
}
