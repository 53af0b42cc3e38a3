// npm run kill-test [-- kills]: kills the server repeatedly while people pay, then checks every rupee.
import { ensureInstalled } from './bootstrap/install.mjs';
import { orGiveUp } from './bootstrap/paths.mjs';
import { runPinned } from './bootstrap/run.mjs';

await orGiveUp(async () => {
  await ensureInstalled();
  process.exitCode = await runPinned(['scripts/run-kill-test.ts', ...process.argv.slice(2)]);
});
