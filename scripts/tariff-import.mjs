// npm run tariff-import -- corrected.json [--write]: shows what a corrected file of motor tariffs changes, and applies
// it.
import { ensureInstalled } from './bootstrap/install.mjs';
import { orGiveUp } from './bootstrap/paths.mjs';
import { runPinned } from './bootstrap/run.mjs';

await orGiveUp(async () => {
  await ensureInstalled();
  process.exitCode = await runPinned(['scripts/import-motor-tariff.ts', ...process.argv.slice(2)]);
});
