import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, say } from './paths.mjs';

const LOCK = inRoot('.cache/bootstrap.lock');
const POLL_MS = 200;
/** Longer than anyone holds the right to remove a lock left by a killed process. */
const STEAL_MAX_MS = 10_000;

/** Runs one piece of work while no other start of this checkout installs or builds. */
export async function alone(work) {
  await acquire();
  try {
    return await work();
  } finally {
    rmSync(LOCK, { force: true });
  }
}

async function acquire() {
  mkdirSync(path.dirname(LOCK), { recursive: true });
  let told = false;
  while (!tryAcquire()) {
    const holder = readHolder();
    if (holder !== undefined && !isAlive(holder)) {
      removeStale(holder);
      continue;
    }
    if (!told) say(`Waiting for another start of this checkout (process ${holder ?? '?'})`);
    told = true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** A link either appears whole, with its holder in it, or not at all. */
function tryAcquire() {
  const mine = `${LOCK}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    linkSync(mine, LOCK);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Removed under a lock of its own: two who see the same dead holder must not remove the third's. */
function removeStale(holder) {
  const steal = `${LOCK}.steal`;
  try {
    writeFileSync(steal, '', { flag: 'wx' });
  } catch {
    const age = Date.now() - (statSync(steal, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > STEAL_MAX_MS) rmSync(steal, { force: true });
    return;
  }
  if (readHolder() === holder) rmSync(LOCK, { force: true });
  rmSync(steal, { force: true });
}

function readHolder() {
  try {
    return Number(readFileSync(LOCK, 'utf8'));
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
