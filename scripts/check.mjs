// npm run check: all static checks of the code.
import { ensureInstalled } from './bootstrap/install.mjs';
import { orGiveUp } from './bootstrap/paths.mjs';
import { runChecks } from './check/run-checks.mjs';

await orGiveUp(async () => {
  await ensureInstalled();
  const { passed, failed } = await runChecks(process.argv.slice(2));
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
