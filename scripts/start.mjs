// npm start: installs and builds what is missing, then runs the server.
import { ensureWebBuilt } from './bootstrap/build-web.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { orGiveUp } from './bootstrap/paths.mjs';
import { runPinned } from './bootstrap/run.mjs';

await orGiveUp(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  process.exitCode = await runPinned(['apps/server/src/main.ts', ...process.argv.slice(2)]);
});
