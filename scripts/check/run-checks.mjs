import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import { inRoot, PINNED_NODE, ROOT } from '../bootstrap/paths.mjs';

const OPENAPI_GENERATOR = 'packages/contracts/src/openapi/write-openapi.ts';

/** The steps: a name and its arguments for the pinned Node. */
function steps() {
  return [
    {
      name: 'format and lint',
      args: [
        'node_modules/@biomejs/biome/bin/biome',
        'ci',
        '--colors=off',
        '--diagnostic-level=error',
        '.',
      ],
    },
    ...workspaces().map((workspace) => ({
      name: `types of ${workspace}`,
      // One step per core runs already; several threads would check the libraries several times.
      args: ['node_modules/typescript/bin/tsc', '--noEmit', '--singleThreaded', '-p', workspace],
    })),
    {
      name: 'boundaries',
      args: [
        'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
        ...['--config', '.dependency-cruiser.mjs', '--output-type', 'err', 'packages', 'apps'],
      ],
    },
    { name: 'cycles between folders', args: ['scripts/check/folder-cycles.mjs'] },
    {
      name: 'unused code',
      args: ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'],
    },
    {
      // What only tests use. `@planned` names the area that an export of the specification waits for.
      name: 'code that only tests use',
      args: [
        ...['node_modules/knip/bin/knip.js', '--production', '--tags=-planned'],
        ...['--no-progress', '--no-config-hints'],
      ],
    },
    { name: 'tables and their modules', args: ['scripts/check/tables.mjs'] },
    { name: 'lock file', args: ['scripts/check/lock-file.mjs'] },
    { name: 'secrets and addresses', args: ['scripts/check/tracked-text.mjs'] },
    ...(existsSync(inRoot(OPENAPI_GENERATOR))
      ? [
          { name: 'OpenAPI digest', args: [OPENAPI_GENERATOR, '--check'] },
          { name: 'OpenAPI lint', args: ['scripts/check/openapi-lint.mjs'] },
        ]
      : []),
  ];
}

function workspaces() {
  const folders = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(inRoot(folder)).map((name) => `${folder}/${name}`),
  );
  return ['scripts', 'bench', ...folders].filter((folder) =>
    existsSync(inRoot(folder, 'tsconfig.json')),
  );
}

/** Runs the steps, or those whose name contains one of the words, one per core at a time. */
export async function runChecks(words = []) {
  const waiting = steps().filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  const outcomes = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      outcomes.push({ name: step.name, ok: await run(step) });
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker));
  const failures = outcomes.filter(({ ok }) => !ok).map(({ name }) => name);
  return { passed: outcomes.length - failures.length, failed: failures.length, failures };
}

async function run({ name, args }) {
  const from = performance.now();
  const child = spawn(PINNED_NODE, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
    });
  }
  const ok = await new Promise((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (!ok) console.log(output.trimEnd().replace(/^/gm, '    '));
  return ok;
}
