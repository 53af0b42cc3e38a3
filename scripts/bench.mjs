// npm run bench: installs and builds what is missing, then measures the product against its floors.
import { ensureWebBuilt } from './bootstrap/build-web.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { orGiveUp } from './bootstrap/paths.mjs';
import { runPinned } from './bootstrap/run.mjs';

await orGiveUp(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  process.exitCode = await runPinned(['bench/run.ts', ...process.argv.slice(2)]);
});
