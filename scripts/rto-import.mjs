// npm run rto-import -- corrected.json [--merge] [--write]: shows what a corrected list of offices changes, and applies
// it.
import { ensureInstalled } from './bootstrap/install.mjs';
import { orGiveUp } from './bootstrap/paths.mjs';
import { runPinned } from './bootstrap/run.mjs';

await orGiveUp(async () => {
  await ensureInstalled();
  process.exitCode = await runPinned(['scripts/import-rto-offices.ts', ...process.argv.slice(2)]);
});
