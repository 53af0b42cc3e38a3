// npm start: installs and builds what is missing, then runs the server and restarts it when it crashes.
import { ensureWebBuilt } from './bootstrap/build-web.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { orGiveUp } from './bootstrap/paths.mjs';
import { runPinned } from './bootstrap/run.mjs';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from './bootstrap/server-flags.mjs';
import { supervise } from './bootstrap/supervise.mjs';

await orGiveUp(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  process.exitCode = await supervise(() =>
    runPinned(
      [...SERVER_FLAGS, 'apps/server/src/main.ts', ...process.argv.slice(2)],
      SERVER_ENVIRONMENT,
    ),
  );
});
