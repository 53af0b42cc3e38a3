// npm run valuation-fit -- table.csv [--as-of year] [--write]: fits the prices of a table of used cars, prints the errors
// on cars that the fit has not seen, and writes the coefficients with their card.
import { ensureInstalled } from './bootstrap/install.mjs';
import { orGiveUp } from './bootstrap/paths.mjs';
import { runPinned } from './bootstrap/run.mjs';

await orGiveUp(async () => {
  await ensureInstalled();
  const command = 'apps/server/src/valuation-fit.ts';
  process.exitCode = await runPinned([command, ...process.argv.slice(2)]);
});
