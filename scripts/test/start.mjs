import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';

const LONGEST_START_MS = 120_000;

/**
 * Runs `npm start` under the Node that runs this, as a person does, and fetches a page.
 * @returns {Promise<import('./summary.mjs').PartResult>}
 */
export async function runStart() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pahiya-start-'));
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', DATA_DIR: folder, DATABASE_URL: '' },
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  try {
    const page = await fetch(await addressOf(child, ended));
    if (page.status !== 200) throw new Error(`the home page answers ${page.status}`);
    child.kill('SIGTERM');
    const code = await ended;
    if (code !== 0) throw new Error(`stopped with code ${code}`);
    console.log(`✓ npm start on Node ${process.versions.node}`);
    return { passed: 1, failed: 0 };
  } catch (error) {
    child.kill('SIGTERM');
    await ended;
    return { passed: 0, failed: 1, failures: [`npm start: ${error.message}`] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Address in the line that says the server is ready. */
function addressOf(child, ended) {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      const address = /ready at (http:\/\/\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    });
    void ended.then((code) => reject(new Error(`ended with code ${code}: ${output}`)));
    setTimeout(() => reject(new Error('not ready in time')), LONGEST_START_MS).unref();
  });
}
