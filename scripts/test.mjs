// npm test [-- part …] [--shard=1/3]: every part, the named ones, or with "changed" those that this branch's changes
// can affect.
import { ensureWebBuilt } from './bootstrap/build-web.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { Giveup, orGiveUp } from './bootstrap/paths.mjs';
import { runChecks } from './check/run-checks.mjs';
import { runBrowserTests } from './test/browser.mjs';
import { affectedParts } from './test/changed.mjs';
import { ensurePooler } from './test/pooler.mjs';
import { runStart } from './test/start.mjs';
import { summaryOf } from './test/summary.mjs';
import { runVitest } from './test/vitest.mjs';

/** @type {Record<string, (options: string[]) => Promise<import('./test/summary.mjs').PartResult>>} */
const PARTS = {
  check: () => runChecks(),
  unit: (options) => runVitest('unit', options),
  int: async (options) => {
    await ensureWebBuilt();
    ensurePooler();
    return runVitest('int', options);
  },
  start: () => runStart(),
  e2e: async (options) => {
    await ensureWebBuilt();
    return runBrowserTests(options);
  },
};

await orGiveUp(async () => {
  const asked = readArguments(process.argv.slice(2));
  await ensureInstalled();
  const done = [];
  for (const { name, options } of asked) {
    console.log(`\n── ${name} ──`);
    const from = performance.now();
    const result = await runPart(name, options);
    done.push({ name, seconds: (performance.now() - from) / 1000, ...result });
  }
  const { text, isGood } = summaryOf(done);
  console.log(`\n${text}`);
  if (!isGood) process.exitCode = 1;
});

/** The parts to run, each with the options for its test runner. */
function readArguments(given) {
  const options = given.filter((one) => one.startsWith('--shard='));
  const names = given.filter((one) => !options.includes(one));
  if (names.length === 1 && names[0] === 'changed') return affectedParts();
  const unknown = names.find((name) => !(name in PARTS));
  if (unknown)
    throw new Giveup(`There is no part "${unknown}": ${Object.keys(PARTS).join(', ')}, changed.`);
  return (names.length > 0 ? names : Object.keys(PARTS)).map((name) => ({ name, options }));
}

/** A part that cannot run counts as one failure; the other parts still run. */
async function runPart(name, options) {
  try {
    return await PARTS[name](options);
  } catch (error) {
    console.error(error instanceof Giveup ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}
