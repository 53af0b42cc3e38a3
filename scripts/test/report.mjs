import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../bootstrap/paths.mjs';

/** Path of a test runner's report, cleared of an earlier run's. */
export function reportFile(name) {
  const file = path.join('test-results', 'reports', `${name}.json`);
  mkdirSync(path.dirname(inRoot(file)), { recursive: true });
  rmSync(inRoot(file), { force: true });
  return file;
}

export function readReport(file) {
  return JSON.parse(readFileSync(inRoot(file), 'utf8'));
}

/** One test in two lines: its place and the first line of its error. */
export function failure(place, message = '') {
  const [first = ''] = message.replaceAll(ESCAPES, '').split('\n');
  return `${place}\n    ${first.slice(0, LONGEST)}`;
}

const LONGEST = 300;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the colour codes of the test runners
const ESCAPES = /\u001b\[[0-9;]*m/g;
