import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../bootstrap/paths.mjs';

/**
 * What a part of `npm test` says; of each failure its place and first line.
 * @typedef {{ passed: number, failed: number, failures: string[] }} PartResult
 */

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

/** One failed test in two lines: its place, and what was wrong first. */
export function failure(place, message = '') {
  const [first = ''] = message.replaceAll(ESCAPES, '').split('\n');
  return `${place}\n    ${first.slice(0, LONGEST)}`;
}

const LONGEST = 300;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the colours that runners put in
const ESCAPES = /\u001b\[[0-9;]*m/g;
