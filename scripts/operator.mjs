// npm run operator -- create <username> …: accounts of the desk, also while the server runs.
import { ensureInstalled } from './bootstrap/install.mjs';
import { orGiveUp } from './bootstrap/paths.mjs';
import { runPinned } from './bootstrap/run.mjs';

await orGiveUp(async () => {
  await ensureInstalled();
  process.exitCode = await runPinned(['apps/server/src/operator.ts', ...process.argv.slice(2)]);
});
