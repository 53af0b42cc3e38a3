import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The Node for everything but this bootstrap, whatever the machine has. */
export const PINNED_NODE = path.join(
  ROOT,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

export const inRoot = (...parts) => path.join(ROOT, ...parts);

/** Prints a line of progress. */
export function say(message) {
  console.log(`• ${message}`);
}

/** Ends the program with an actionable message, without a stack trace. */
export class Giveup extends Error {}

export async function orGiveUp(run) {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Giveup)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
