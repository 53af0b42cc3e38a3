/**
 * Builds the web app: fonts, client, server entry, service worker, and compressed copies of the assets.
 *
 *   node scripts/build.mjs
 */
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { runFontSubset } from './run-font-subset.ts';

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const client = join(web, 'dist/client');
process.chdir(web);
process.env.NODE_ENV = 'production';

await rm(join(web, 'dist'), { recursive: true, force: true });
await runFontSubset(web);
await build({ logLevel: 'warn' });
await build({ logLevel: 'warn', build: { ssr: 'src/entry-server.tsx' } });
// At the root, so that it may serve the whole site. It knows the assets of this build.
await buildClassic('src/frame/sw/service-worker.ts', 'sw.js');
await buildClassic('src/entry-tag.ts', 'tag.js');
await compressAll(client);
console.log('Web app built.');

/** One classic script at the root, which shares no file with the app. */
async function buildClassic(entry, file) {
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { __BUILD_ID__: JSON.stringify(await buildId()) },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: {
        entry,
        formats: ['iife'],
        name: 'script',
        fileName: () => file,
      },
    },
  });
}

async function buildId() {
  const manifest = await readFile(join(client, '.vite/manifest.json'));
  const { createHash } = await import('node:crypto');
  return createHash('sha256').update(manifest).digest('hex').slice(0, 12);
}

/** Beside each text asset its .br and .gz at the best quality, where they are smaller. */
async function compressAll(folder) {
  const files = await readdir(folder, { recursive: true });
  await mkdir(folder, { recursive: true });
  for (const name of files) {
    const file = join(folder, name);
    if (!/\.(js|css|svg|json|txt|webmanifest)$/.test(name) || !(await stat(file)).isFile())
      continue;
    const bytes = await readFile(file);
    const brotli = await promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    });
    const gzipped = await promisify(gzip)(bytes, { level: 9 });
    if (brotli.length < bytes.length) await writeFile(`${file}.br`, brotli);
    if (gzipped.length < bytes.length) await writeFile(`${file}.gz`, gzipped);
  }
}
