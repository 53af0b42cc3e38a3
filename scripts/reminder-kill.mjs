// npm run reminder-kill [-- series]: kills two servers while they send reminders, then checks each message.
import { ensureInstalled } from './bootstrap/install.mjs';
import { orGiveUp } from './bootstrap/paths.mjs';
import { runPinned } from './bootstrap/run.mjs';

await orGiveUp(async () => {
  await ensureInstalled();
  process.exitCode = await runPinned(['scripts/run-reminder-kill.ts', ...process.argv.slice(2)]);
});
