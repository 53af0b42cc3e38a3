import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const buildWeb = new URL('../../../scripts/bootstrap/build-web.mjs', import.meta.url).href;

// These tests run on pages that the bootstrap has built just before.
test('pages that were built are not built again by the next start', () => {
  const script = `import(${JSON.stringify(buildWeb)}).then((web) => console.log(web.isWebBuilt()))`;
  expect(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' })).toBe('true\n');
});
