import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { runNpm } from './install.mjs';
import { alone } from './lock.mjs';
import { Giveup, inRoot, say } from './paths.mjs';

const STAMP = inRoot('apps/web/dist/.built-from');

/** Sources of the built pages. */
const SOURCES = [
  'package-lock.json',
  'tsconfig.base.json',
  'apps/web',
  'packages/api-client',
  'packages/contracts',
  'packages/domain',
  'packages/ui',
];
/** `generated` is written by the build: included, every first build would look outdated. */
const NOT_SOURCES =
  /^(node_modules|dist|generated|e2e|playwright\.config\.ts|test-results|\.vite)$|\.(test|spec)\.tsx?$/;

/** Builds the pages if their sources have changed. */
export async function ensureWebBuilt() {
  if (isWebBuilt()) return;
  await alone(async () => {
    if (isWebBuilt()) return;
    say('Building the pages');
    const from = fingerprint();
    for (const workspace of ['@pahiya/contracts', '@pahiya/web']) {
      if (await runNpm(['run', 'build', `--workspace=${workspace}`, '--loglevel=error'])) continue;
      throw new Giveup('The pages could not be built: see above.');
    }
    writeFileSync(STAMP, from);
  });
}

/** Whether the built pages are up to date. */
export function isWebBuilt() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint();
}

/** By content: a checkout changes modification times. */
function fingerprint() {
  const hash = createHash('sha256');
  const visit = (entry) => {
    const stats = statSync(inRoot(entry), { throwIfNoEntry: false });
    if (stats?.isFile()) hash.update(entry).update(readFileSync(inRoot(entry)));
    if (!stats?.isDirectory()) return;
    for (const name of readdirSync(inRoot(entry)).sort()) {
      if (!NOT_SOURCES.test(name)) visit(`${entry}/${name}`);
    }
  };
  SOURCES.forEach(visit);
  return hash.digest('hex');
}
