import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, say } from './paths.mjs';

const LOCK = inRoot('.cache/bootstrap.lock');
const POLL_MS = 200;
/** Age at which the right to remove a stale lock expires. */
const STEAL_MAX_MS = 10_000;

/** Runs `work` under the lock of this checkout: one install or build at a time. */
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
  let isSaid = false;
  while (!tryAcquire()) {
    const holder = readHolder();
    if (holder !== undefined && !isAlive(holder)) {
      removeStale(holder);
      continue;
    }
    if (!isSaid) say(`Waiting for another start of this checkout (process ${holder ?? '?'})`);
    isSaid = true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** A hard link is atomic: the lock never exists without its holder's id. */
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

/** Removed under a second lock: two processes that see the same dead holder must not remove a new lock. */
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
