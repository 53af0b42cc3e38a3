// npm test [check|unit|int|e2e …]: all checks and tests, or the parts named.
import { ensureWebBuilt } from './bootstrap/build-web.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { Giveup, orGiveUp } from './bootstrap/paths.mjs';
import { runChecks } from './check/run-checks.mjs';
import { runBrowserTests } from './test/browser.mjs';
import { runVitest } from './test/vitest.mjs';

const PARTS = {
  check: () => runChecks(),
  unit: () => runVitest('unit'),
  int: async () => {
    await ensureWebBuilt();
    return runVitest('int');
  },
  e2e: async () => {
    await ensureWebBuilt();
    return runBrowserTests();
  },
};

await orGiveUp(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !(name in PARTS));
  if (unknown) throw new Giveup(`There is no part "${unknown}": ${Object.keys(PARTS).join(', ')}.`);
  await ensureInstalled();
  const sum = { passed: 0, failed: 0 };
  const failures = [];
  for (const name of asked.length > 0 ? asked : Object.keys(PARTS)) {
    console.log(`\n── ${name} ──`);
    const part = await runPart(name);
    sum.passed += part.passed;
    sum.failed += part.failed;
    failures.push(...(part.failures ?? []));
  }
  // Said again at the end: who reads only the last screen of a long run still sees what to mend.
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  if (sum.failed > 0 || sum.passed === 0) process.exitCode = 1;
});

/** A part that cannot even run counts as one failure; the other parts still run. */
async function runPart(name) {
  try {
    return await PARTS[name]();
  } catch (error) {
    console.error(error instanceof Giveup ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}
