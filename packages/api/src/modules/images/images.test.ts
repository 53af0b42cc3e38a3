import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { installProblemAnswers } from '../../http/problems.ts';
import { isPublicAddress } from '../../http/public-addresses.ts';
import { unlimited } from '../../limits/limiter.ts';
import { formatFor, sourceOf } from './image-request.ts';
import { createImageStore, trim } from './image-store.ts';
import { registerImages } from './routes.ts';

let folder: string;
let outside: Server;
let origin: string;
let requests: string[];
const served = new Map<
  string,
  { type: string; body: Buffer; status?: number; location?: string }
>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pahiya-images-'));
  outside = createServer((request, response) => {
    requests.push(request.url ?? '');
    const found = served.get(request.url ?? '');
    response.writeHead(found?.status ?? (found === undefined ? 404 : 200), {
      'content-type': found?.type ?? 'text/plain',
      ...(found?.location === undefined ? {} : { location: found.location }),
    });
    response.end(found?.body);
  });
  outside.listen(0, '127.0.0.1');
  await once(outside, 'listening');
  origin = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  const photo = await sharp({
    create: { width: 1200, height: 800, channels: 3, background: '#ffc629' },
  })
    .withExif({ IFD0: { ImageDescription: 'taken at home' } })
    .jpeg()
    .toBuffer();
  served.set('/cars/photo.jpg', { type: 'image/jpeg', body: photo });
  served.set('/cars/drawing.jpg', {
    type: 'image/jpeg',
    body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  });
  served.set('/cars/page.jpg', { type: 'image/jpeg', body: Buffer.from('<html></html>') });
  served.set('/cars/large.jpg', { type: 'image/jpeg', body: randomBytes(11 * 1024 * 1024) });
  served.set('/cars/moved.jpg', {
    type: 'image/jpeg',
    body: Buffer.alloc(0),
    status: 302,
    location: '/secret.jpg',
  });
  served.set('/secret.jpg', { type: 'image/jpeg', body: photo });
  const bomb = await sharp({
    create: { width: 16_000, height: 16_000, channels: 3, background: '#000' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  served.set('/cars/bomb.png', { type: 'image/png', body: bomb });
  await writeFile(join(folder, 'own.jpg'), photo);
}, 60_000);

afterAll(async () => {
  outside.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(() => {
  requests = [];
});

async function optimizer(allowPrivateSources: boolean): Promise<FastifyInstance> {
  const app = Fastify();
  await app.register(cookie);
  app.setValidatorCompiler(({ schema }) => (input) => {
    const parsed = (schema as z.ZodType).safeParse(input);
    return parsed.success
      ? { value: parsed.data }
      : { error: new Error('input', { cause: parsed.error }) };
  });
  installProblemAnswers(app);
  registerImages(
    app,
    { limiter: unlimited },
    {
      folders: { assets: folder },
      allowedSources: [`${origin}/cars`],
      allowPrivateSources,
      store: createImageStore(join(folder, `cache-${randomBytes(4).toString('hex')}`), 1_000_000),
    },
  );
  return app;
}

const ask = (app: FastifyInstance, url: string, rest = '&w=640') =>
  app.inject({
    url: `/_image?url=${encodeURIComponent(url)}${rest}`,
    headers: { accept: 'image/avif,image/webp,*/*' },
  });

describe('an image', () => {
  test('is smaller, in a modern format, without the location of the photo', async () => {
    const app = await optimizer(true);
    const answer = await ask(app, `${origin}/cars/photo.jpg`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/avif');
    const { width, exif } = await sharp(answer.rawPayload).metadata();
    expect({ width, exif }).toEqual({ width: 640, exif: undefined });
  });

  test('is fetched and encoded once, for concurrent and later requests', async () => {
    const app = await optimizer(true);
    const url = `${origin}/cars/photo.jpg`;
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(app, url)));
    answers.push(await ask(app, url));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(9).fill(200));
    expect(requests).toEqual(['/cars/photo.jpg']);
  });

  test('of our own is read from the asset folder', async () => {
    const app = await optimizer(false);
    expect((await ask(app, '/assets/own.jpg', '&w=64&q=50')).statusCode).toBe(200);
    expect((await ask(app, '/assets/missing.jpg')).statusCode).toBe(404);
  });
});

describe('is refused', () => {
  test.each([
    ['an address off the list', 'https://evil.example/a.jpg', 400],
    ['a sibling of an allowed folder', 'ORIGIN/cars-private/a.jpg', 400],
    ['a way up and out', 'ORIGIN/cars/../secret.jpg', 400],
    ['an address with a password in it', 'http://a:b@127.0.0.1/cars/a.jpg', 400],
    ['another scheme', 'file:///etc/passwd', 400],
    ['an own path with a way up', '/assets/../secret', 400],
    ['an own path that is no picture', '/assets/index.js', 400],
    ['a redirect away from the list', 'ORIGIN/cars/moved.jpg', 404],
    ['a drawing that can run script', 'ORIGIN/cars/drawing.jpg', 415],
    ['a page called a picture', 'ORIGIN/cars/page.jpg', 415],
    ['a bomb of 256 million pixels', 'ORIGIN/cars/bomb.png', 415],
    ['eleven megabytes', 'ORIGIN/cars/large.jpg', 413],
  ])('%s', async (_, url, status) => {
    const app = await optimizer(true);
    const answer = await ask(app, url.replace('ORIGIN', origin));
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(requests).not.toContain('/secret.jpg');
  });

  test('an allowed address that resolves to our internal network', async () => {
    const app = await optimizer(false);
    expect((await ask(app, `${origin}/cars/photo.jpg`)).statusCode).toBe(400);
    expect(requests).toEqual([]);
  });

  test.each(['&w=641', '&w=640&q=74', '&w=x', '', '&w=640&w=750'])(
    'an unsupported size: %s',
    async (rest) => {
      const app = await optimizer(true);
      const answer = await ask(app, `${origin}/cars/photo.jpg`, rest);
      expect(answer.statusCode).toBe(400);
      expect(requests).toEqual([]);
    },
  );
});

test.each([
  '10.1.2.3',
  '127.0.0.1',
  '169.254.169.254',
  '192.168.1.1',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::ffff:10.0.0.1',
  'fd00::1',
  'fe80::1',
  '64:ff9b::a00:1',
  '64:ff9b:1::a00:1',
  '2002:a00:1::1',
  '2001:0:a00:1::1',
  '::ffff:0:a00:1',
  'fec0::1',
])('%s is internal', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('public addresses are external', () => {
  expect(['203.0.114.9', '8.8.8.8', '2a00:1450::1'].map(isPublicAddress)).toEqual([
    true,
    true,
    true,
  ]);
});

test('the best format that the browser accepts is chosen', () => {
  expect(formatFor('image/avif,image/webp', 640)).toBe('avif');
  expect(formatFor('image/avif,image/webp', 1920)).toBe('webp');
  expect(formatFor(undefined, 640)).toBe('jpeg');
});

test('a folder prefix allows only its own content', () => {
  const allowed = ['https://cdn.example/cars'];
  expect(sourceOf('https://cdn.example/cars/a.jpg', allowed)).toMatchObject({ kind: 'remote' });
  expect(sourceOf('https://cdn.example.evil/cars/a.jpg', allowed)).toBeNull();
  expect(sourceOf('https://cdn.example/carsx/a.jpg', allowed)).toBeNull();
});

test('the cache evicts the least recently used images when it exceeds its limit', async () => {
  const cache = join(folder, 'trimmed');
  const store = createImageStore(cache, 1_000_000);
  for (const key of ['a', 'b', 'c', 'd']) {
    await store.write(key, randomBytes(1000));
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  await store.read('a');
  await trim(cache, 3500);
  expect(await readdir(cache)).toHaveLength(3);
  expect(await store.read('a')).not.toBeNull();
  expect(await store.read('b')).toBeNull();
});
