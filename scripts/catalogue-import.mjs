// npm run catalogue-import -- cars.csv [--sources sources.json] [--write]: shows what a list of new cars changes in the
// catalogue, and applies it, also while the server runs.
import { ensureInstalled } from './bootstrap/install.mjs';
import { orGiveUp } from './bootstrap/paths.mjs';
import { runPinned } from './bootstrap/run.mjs';

await orGiveUp(async () => {
  await ensureInstalled();
  const command = 'apps/server/src/catalogue-import.ts';
  process.exitCode = await runPinned([command, ...process.argv.slice(2)]);
});
