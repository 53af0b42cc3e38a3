import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { alone } from './lock.mjs';
import { Giveup, inRoot, PINNED_NODE, say } from './paths.mjs';
import { runInForeground } from './run.mjs';

const STAMP = inRoot('node_modules/.installed-by-bootstrap');
const OLDEST_NODE = 20;

/** Override the user's own npm settings. */
const NPM_FLAGS = [
  '--include=dev',
  '--include=optional',
  '--ignore-scripts=false',
  '--engine-strict=false',
  '--no-audit',
  '--no-fund',
  // At higher levels npm warns about engines that only the machine's own Node lacks.
  '--loglevel=error',
  // Use the download cache; give up on a silent connection.
  '--prefer-offline',
  '--fetch-timeout=60000',
  '--fetch-retries=5',
];

/** Installs the packages of package-lock.json if needed. */
export async function ensureInstalled() {
  refuseOldNode();
  if (isUpToDate()) return;
  await alone(async () => {
    if (isUpToDate()) return;
    if (!matchesLockFile()) await install();
    await ensurePinnedNode();
    mkdirSync(path.dirname(STAMP), { recursive: true });
    writeFileSync(STAMP, fingerprint());
  });
}

/** Runs npm, under the Node it came with: the pinned one may be about to be replaced. Returns whether it succeeded. */
export async function runNpm(args) {
  const cli = process.env.npm_execpath;
  const isNpm = cli !== undefined && /(^|[\\/])npm(-cli)?\.(c?js|mjs)$/.test(cli);
  const [command, first] = isNpm
    ? [process.env.npm_node_execpath ?? process.execPath, [cli]]
    : ['npm', []];
  try {
    return (await runInForeground(command, [...first, ...args])) === 0;
  } catch (error) {
    throw new Giveup(`npm cannot be run (${error.message}). It comes with Node: install both.`);
  }
}

function refuseOldNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= OLDEST_NODE) return;
  throw new Giveup(`This is Node ${process.versions.node}. Install Node ${OLDEST_NODE} or newer.`);
}

function isUpToDate() {
  if (!existsSync(STAMP) || !existsSync(PINNED_NODE)) return false;
  return readFileSync(STAMP, 'utf8') === fingerprint();
}

/** Changes with the lock file, the manifests and the platform. */
function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const file of ['package-lock.json', 'package.json', ...workspaceManifests()]) {
    hash.update(file);
    if (existsSync(inRoot(file))) hash.update(readFileSync(inRoot(file)));
  }
  return hash.digest('hex');
}

function workspaceManifests() {
  return ['packages', 'apps'].flatMap((folder) =>
    readdirSync(inRoot(folder))
      .sort()
      .map((name) => `${folder}/${name}/package.json`)
      .filter((file) => existsSync(inRoot(file))),
  );
}

/** Whether npm, run manually, has already installed exactly the lock file. npm writes its own list last, so an
 * interrupted installation does not count. */
function matchesLockFile() {
  if (!existsSync(inRoot('node_modules/.package-lock.json'))) return false;
  const wanted = readPackages('package-lock.json');
  const found = readPackages('node_modules/.package-lock.json');
  return Object.entries(wanted).every(([name, entry]) => {
    if (!name.startsWith('node_modules/') || entry.link) return true;
    const there = found[name];
    if (there === undefined) return Boolean(entry.optional || entry.devOptional || entry.peer);
    return there.version === entry.version;
  });
}

function readPackages(file) {
  return JSON.parse(readFileSync(inRoot(file), 'utf8')).packages ?? {};
}

async function install() {
  say('Installing packages (the first time takes a minute or two)');
  if (existsSync(inRoot('package-lock.json')) && (await runNpm(['ci', ...NPM_FLAGS]))) return;
  say('"npm ci" did not work; trying "npm install"');
  if (await runNpm(['install', ...NPM_FLAGS])) return;
  throw new Giveup(
    'The packages could not be installed: npm says why above. When it was interrupted or offline, start again; what is already downloaded is kept.',
  );
}

/** The package `node` fetches its binary in an install script, which npm may have skipped. */
async function ensurePinnedNode() {
  if (works(PINNED_NODE)) return;
  say('Fetching the Node that this program is pinned to');
  await runNpm(['rebuild', 'node', ...NPM_FLAGS, '--foreground-scripts']);
  if (works(PINNED_NODE)) return;
  throw new Giveup(
    `The npm package "node" has not brought a Node that runs here (${process.platform}-${process.arch}). Remove node_modules and start again.`,
  );
}

function works(node) {
  return existsSync(node) && spawnSync(node, ['--version'], { stdio: 'ignore' }).status === 0;
}
