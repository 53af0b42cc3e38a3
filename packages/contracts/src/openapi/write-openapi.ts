import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { callDigest } from './call-digest.ts';
import { openApiDocument } from './openapi-document.ts';

// The build writes dist/openapi.json, for generators of clients. --digest writes the committed digest, in which a review
// sees what changed; --check fails if it is out of date.
const dist = new URL('../../dist/', import.meta.url);
const digestFile = new URL('../../openapi-digest.txt', import.meta.url);
const [task] = process.argv.slice(2);

if (task === undefined) {
  await mkdir(dist, { recursive: true });
  await writeFile(new URL('openapi.json', dist), JSON.stringify(openApiDocument('Pahiya')));
} else {
  const digest = callDigest((text) => createHash('sha256').update(text).digest('hex').slice(0, 8));
  if (task === '--digest') await writeFile(digestFile, digest);
  else if ((await readFile(digestFile, 'utf8').catch(() => '')) !== digest) {
    console.error(
      'openapi-digest.txt is out of date: run npm run digest --workspace=@pahiya/contracts',
    );
    process.exitCode = 1;
  }
}
