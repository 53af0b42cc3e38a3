import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const buildWeb = new URL('../../../scripts/bootstrap/build-web.mjs', import.meta.url).href;

// These tests use the pages that the bootstrap has just built.
test('built pages are not rebuilt by the next start', () => {
  const script = `import(${JSON.stringify(buildWeb)}).then((web) => console.log(web.isWebBuilt()))`;
  expect(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' })).toBe('true\n');
});
