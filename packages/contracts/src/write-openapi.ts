import { readFile, writeFile } from 'node:fs/promises';
import { openApiDocument } from './openapi.ts';

// Writes packages/contracts/openapi.json. With --check, fails if the file is out of date.
const file = new URL('../openapi.json', import.meta.url);
const text = `${JSON.stringify(openApiDocument('Pahiya'), null, 2)}\n`;
if (process.argv.includes('--check')) {
  const stored = await readFile(file, 'utf8').catch(() => '');
  if (stored !== text) {
    console.error('openapi.json is out of date: run node packages/contracts/src/write-openapi.ts');
    process.exitCode = 1;
  }
} else {
  await writeFile(file, text);
}
