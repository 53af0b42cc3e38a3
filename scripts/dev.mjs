// npm run dev: restarts the server when its code changes; Vite renders pages on request.
import { ensureInstalled } from './bootstrap/install.mjs';
import { orGiveUp } from './bootstrap/paths.mjs';
import { runPinned } from './bootstrap/run.mjs';

await orGiveUp(async () => {
  await ensureInstalled();
  const args = ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'];
  process.exitCode = await runPinned([...args, ...process.argv.slice(2)], {
    NODE_ENV: process.env.NODE_ENV ?? 'development',
    PAHIYA_DEV: '1',
  });
});
