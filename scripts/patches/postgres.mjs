// Patches the database driver in node_modules: a connection that the database drops (docs/adr/0016). Run by npm after
// each installation, by every start, and manually: node scripts/patches/postgres.mjs
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { POSTGRES_CHANGES } from './postgres-changes.mjs';

const VERSION = '3.4.9';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Patches the driver of a checkout; returns the changed files, none when already patched. Throws for another version
 * of the driver, and for one with unknown contents. */
export function patchPostgres(root = ROOT) {
  const folder = path.join(root, 'node_modules/postgres');
  // An installation without the server's packages has none.
  if (!existsSync(folder)) return [];
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (version !== VERSION) {
    throw new Error(
      `postgres is ${version}; scripts/patches/ knows ${VERSION}. Look which of its changes are still needed.`,
    );
  }
  const files = [...new Set(POSTGRES_CHANGES.map(({ file }) => file))];
  return files.filter((file) => patchFile(path.join(folder, 'src', file), file));
}

function patchFile(place, file) {
  const text = readFileSync(place, 'utf8');
  const changed = POSTGRES_CHANGES.filter((change) => change.file === file).reduce(
    applyChange,
    text,
  );
  if (changed === text) return false;
  // Atomic for concurrent readers, and leaves hard links to the old file unchanged.
  const whole = `${place}.${process.pid}`;
  writeFileSync(whole, changed);
  renameSync(whole, place);
  return true;
}

function applyChange(text, { file, from, to }) {
  if (text.includes(to)) return text;
  if (text.split(from).length !== 2) {
    throw new Error(
      `postgres ${VERSION}: ${file} is not as known. Remove node_modules and start again.`,
    );
  }
  return text.replace(from, () => to);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) patchPostgres();
