// "npm ci" must work on every machine: the lock file has each package for each platform, and no registry.
import { readFileSync } from 'node:fs';
import { inRoot } from '../bootstrap/paths.mjs';

const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));

/** As Node resolves it: in the folder itself, then in its parents. */
function isThere(from, name) {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))
  ) {
    if (packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`])
      return true;
    if (folder === '') return false;
  }
}

for (const [from, entry] of Object.entries(packages)) {
  if (/^[a-z]+:/.test(entry.resolved ?? '')) {
    console.log(`${from}: names a registry (${entry.resolved})`);
    process.exitCode = 1;
  }
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (isThere(from, name)) continue;
    console.log(`${from}: ${name} is missing; take a version that has all its platforms`);
    process.exitCode = 1;
  }
}
