import { execFileSync } from 'node:child_process';
import { ROOT } from '../bootstrap/paths.mjs';

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** Every part runs in full when one of these changes: tests read them other than by an import. */
const EVERYTHING = /^(package(-lock)?\.json|tsconfig|vitest\.config|scripts\/)|\.sql$/;
/** Changes nothing that runs. */
const TEXT = /\.(md|png)$|^(docs|bench|\.github)\//;
const JOURNEY = /^apps\/web\/(e2e\/|.*\.spec\.ts$)/;
const TEST = /\.test\.tsx?$|^(apps|packages)\/[^/]+\/test\//;

/**
 * The parts, with options, that the changes since the main branch (committed or not) can affect. Vitest follows the
 * imports. A journey uses the whole product: after a change to it every journey runs, after a change to journeys only
 * those that import the changed file.
 */
export function affectedParts() {
  const since = baseOf();
  const files = `${git('diff', '--name-only', since)}\n${git('ls-files', '--others', '--exclude-standard')}`;
  return partsFor(files.split('\n').filter(Boolean), since);
}

/** The same for a list of changed files. */
export function partsFor(files, since) {
  const whole = (...names) => names.map((name) => ({ name, options: [] }));
  if (files.some((file) => EVERYTHING.test(file)))
    return whole('check', 'unit', 'int', 'start', 'e2e');
  const running = files.filter((file) => !TEXT.test(file));
  const product = running.filter((file) => !JOURNEY.test(file) && !TEST.test(file));
  const parts = whole('check');
  if (running.some((file) => !JOURNEY.test(file))) {
    const options = [`--changed=${since}`, '--passWithNoTests'];
    parts.push({ name: 'unit', options });
    // Integration tests fetch built pages and start the server as a process: their imports do not show it.
    parts.push({ name: 'int', options: product.length > 0 ? [] : options });
  }
  if (product.length > 0) parts.push(...whole('start', 'e2e'));
  else if (running.some((file) => JOURNEY.test(file)))
    parts.push({ name: 'e2e', options: [`--only-changed=${since}`, '--pass-with-no-tests'] });
  return parts;
}

/** Where this branch left the main one; on the main branch itself, the commit before. */
function baseOf() {
  const main = ['origin/main', 'main'].find(exists);
  const base = main === undefined ? 'HEAD~1' : git('merge-base', 'HEAD', main);
  const isMain = base === git('rev-parse', 'HEAD') && git('status', '--porcelain') === '';
  return isMain ? git('rev-parse', 'HEAD~1') : base;
}

function exists(name) {
  try {
    return git('rev-parse', '--verify', '--quiet', name) !== '';
  } catch {
    return false;
  }
}
