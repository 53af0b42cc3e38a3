// npm run recall-import -- recalls.csv [--write]: shows what a list of recalls changes, and applies it, also while the
// server runs.
import { ensureInstalled } from './bootstrap/install.mjs';
import { orGiveUp } from './bootstrap/paths.mjs';
import { runPinned } from './bootstrap/run.mjs';

await orGiveUp(async () => {
  await ensureInstalled();
  const command = 'apps/server/src/recall-import.ts';
  process.exitCode = await runPinned([command, ...process.argv.slice(2)]);
});
