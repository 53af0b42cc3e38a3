/**
 * Prints what a first visit to a page loads, by kind, after brotli. Run after the build.
 *
 *   node scripts/bundle-report.mjs [path] [en|hi]
 */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist');

/** Bytes after brotli of the page's document and everything its head names, by kind. */
export async function firstLoad(path, language = 'en') {
  const { renderPage } = await import(pathToFileURL(join(dist, 'server/entry-server.js')).href);
  const address = `http://localhost${language === 'hi' ? `/hi${path}` : path}`;
  const page = await renderPage({
    request: new Request(address),
    environment: environment(),
    transport: async () => ({ status: 503, body: null, retryAfter: null }),
    cookies: {},
    isLoggedInHint: false,
    userIpAddress: '',
    userAgent: '',
  });
  if (page.kind !== 'document') throw new Error(`${path} answers with a redirect`);
  const files = [...page.html.matchAll(/"(\/assets\/[^"]+)"/g)].map((match) => match[1]);
  const parts = {
    script: 0,
    style: 0,
    font: 0,
    document: await brotliSize(Buffer.from(page.html)),
  };
  const list = [];
  for (const file of new Set(files)) {
    const bytes = await readFile(join(dist, 'client', file));
    const kind = file.endsWith('.js') ? 'script' : file.endsWith('.css') ? 'style' : 'font';
    const size = kind === 'font' ? bytes.length : await brotliSize(bytes);
    parts[kind] += size;
    list.push({ file, size });
  }
  const total = Object.values(parts).reduce((sum, size) => sum + size, 0);
  return { ...parts, total, files: list };
}

async function brotliSize(bytes) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return (await promisify(brotliCompress)(bytes, { params })).length;
}

function environment() {
  const brand = {
    name: 'Pahiya',
    nameHindi: 'पहिया',
    supportEmail: 'help@example.in',
    supportPhone: null,
    siteUrl: 'http://localhost',
    appStoreUrl: null,
    playStoreUrl: null,
  };
  const nowIso = new Date().toISOString();
  const rest = { isSandbox: true, sandboxInboxUrl: null, isDevelopment: false, nonce: null };
  return { brand, nowIso, ...rest };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [path = '/rc-search', language = 'en'] = process.argv.slice(2);
  const { files, ...parts } = await firstLoad(path, language);
  for (const { file, size } of files)
    console.log(`${(size / 1024).toFixed(1).padStart(7)} KiB  ${file}`);
  console.log('');
  for (const [kind, size] of Object.entries(parts)) {
    console.log(`${(size / 1024).toFixed(1).padStart(7)} KiB  ${kind}`);
  }
}
