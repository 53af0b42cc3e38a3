import { editorCreateArticle } from '@pahiya/contracts/blog/editor-contracts';
import {
  editorDeleteImage,
  editorImages,
  editorUploadImage,
} from '@pahiya/contracts/images/image-contracts';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok } from '@pahiya/domain/shared/result';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { TestBrowser } from '../../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../../test/desk.ts';
import { draftOf } from '../../../../test/editor-desk.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { seedBlog } from '../../blog/seed/seed-blog.ts';
import { registerImages } from '../routes.ts';
import { hasUpload, readUpload } from './upload-store.ts';

let database: TestDatabase;
let api: TestApi;
let editor: TestBrowser;
let site: FastifyInstance;
const made = new Map<string, Buffer>();

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database.sql);
  editor = (await signInAtDesk(api, 'asha', ['editor'])).browser;
  site = Fastify();
  site.setValidatorCompiler(({ schema }) => (input) => ({
    value: (schema as z.ZodType).parse(input),
  }));
  registerImages(site, api.services, {
    folders: {},
    allowedSources: [],
    store: {
      read: async (key) => made.get(key) ?? null,
      write: async (key, bytes) => {
        made.set(key, bytes);
      },
    },
    uploads: {
      '/media/uploads/': {
        read: (path) => readUpload(api.services, path),
        has: (path) => hasUpload(api.services, path),
      },
    },
  });
});
afterAll(async () => {
  await site.close();
  await api.close();
  await database.drop();
});

const away: ProviderFailure = {
  kind: 'unavailable',
  provider: 'memory',
  retryable: true,
  reason: 'away',
};
const alt = { en: 'A gate', hi: 'एक गेट' };
const upload = (bytes: Buffer) =>
  editor.call(editorUploadImage, { body: { contentBase64: bytes.toString('base64'), alt } });

/** A rotated photograph with location metadata. */
const photo = (width = 400, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

test('a photograph is rotated upright, stripped of metadata, and served at its address', async () => {
  const { status, data } = await upload(await photo());
  expect(status).toBe(201);
  expect(data).toMatchObject({ alt });
  expect(data.src).toMatch(/^\/media\/uploads\/[0-9a-f-]{36}\.webp$/);
  const whole = await site.inject({ method: 'GET', url: data.src });
  expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'image/webp']);
  const { exif, format, width, height } = await sharp(whole.rawPayload).metadata();
  expect({ exif, format, width, height }).toEqual({
    exif: undefined,
    format: 'webp',
    width: data.width,
    height: data.height,
  });
  expect(data.height).toBeGreaterThan(data.width);
});

test('the stored file is encrypted', async () => {
  const bytes = [...api.files.files].filter(([key]) => key.startsWith('images/'));
  expect(bytes.length).toBeGreaterThan(0);
  for (const [, stored] of bytes) {
    expect(Buffer.from(stored).toString('latin1')).not.toContain('WEBP');
  }
});

test('the optimizer encodes its sizes', async () => {
  const { data } = await upload(await photo(900, 600));
  const url = `/_image?url=${encodeURIComponent(data.src)}&w=256&q=75`;
  const answer = await site.inject({ method: 'GET', url, headers: { accept: 'image/webp' } });
  expect(answer.statusCode).toBe(200);
  expect((await sharp(answer.rawPayload).metadata()).width).toBe(256);
});

test('the same file twice is one image, with its latest description', async () => {
  const file = await photo(300, 300);
  const first = await upload(file);
  const again = await editor.call(editorUploadImage, {
    body: { contentBase64: file.toString('base64'), alt: { en: 'Other', hi: 'दूसरा' } },
  });
  expect(again.data).toMatchObject({ src: first.data.src, alt: { en: 'Other' } });
  const { images } = (await editor.call(editorImages)).data;
  expect(images.filter(({ src }) => src === first.data.src)).toHaveLength(1);
});

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>'],
  ['a web page', '<!doctype html><script>x</script>'],
  ['nothing that is known', 'x'.repeat(100)],
])('%s is refused', async (_what, text) => {
  const { problem } = await upload(Buffer.from(text));
  expect(problem.code).toMatch(/^document\/(?:wrong-type|unreadable)$/);
});

test('a GIF, a damaged file and more than 8 MB are refused', async () => {
  const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .gif()
    .toBuffer();
  expect((await upload(gif)).problem.code).toBe('document/wrong-type');
  const whole = await photo(800, 800);
  expect((await upload(whole.subarray(0, 300))).problem.code).toBe('document/unreadable');
  expect((await upload(Buffer.alloc(8 * 1024 * 1024 + 3))).problem.code).toBe('request/too-large');
});

test('an image without a description is refused, and one that the store rejects is not listed', async () => {
  const file = (await photo(111, 99)).toString('base64');
  const silent = await editor.call(editorUploadImage, {
    body: { contentBase64: file, alt: { en: ' ', hi: 'क' } },
  });
  expect(silent.problem.errors?.map(({ path }) => path)).toEqual(['body.alt.en']);
  const before = (await editor.call(editorImages)).data.images.length;
  const broken = await createTestApi(database.sql, {
    files: {
      ...api.files,
      put: async () => err(away),
      get: async () => ok(null),
    },
    settings: { secret: api.services.settings.secret },
  });
  const { browser } = await signInAtDesk(broken, 'noor', ['editor']);
  const refused = await browser.call(editorUploadImage, { body: { contentBase64: file, alt } });
  expect(refused.problem.code).toBe('document/not-stored');
  expect((await editor.call(editorImages)).data.images).toHaveLength(before);
  await broken.close();
});

test('an image that could not be recorded leaves nothing in the store', async () => {
  const before = api.files.files.size;
  await database.sql`alter table uploaded_images add constraint none_now check (false) not valid`;
  try {
    expect((await upload(await photo(123, 77))).status).toBe(500);
  } finally {
    await database.sql`alter table uploaded_images drop constraint none_now`;
  }
  expect(api.files.files.size).toBe(before);
});

describe('deleting an image', () => {
  const idOf = (src: string) => /([^/]+)\.webp$/.exec(src)?.[1] ?? '';
  const remove = (imageId: string) => editor.call(editorDeleteImage, { params: { imageId } });

  test('removes its file, its address and its encoded sizes', async () => {
    const { src } = (await upload(await photo(500, 333))).data;
    const sized = `/_image?url=${encodeURIComponent(src)}&w=256&q=75`;
    const get = async (url: string) => (await site.inject({ method: 'GET', url })).statusCode;
    expect([await get(src), await get(sized)]).toEqual([200, 200]);
    expect((await remove(idOf(src))).data).toEqual({ isDeleted: true });
    expect([await get(src), await get(sized)]).toEqual([404, 404]);
    expect(api.files.files.has(`images/${idOf(src)}`)).toBe(false);
    const { images } = (await editor.call(editorImages)).data;
    expect(images.map((image) => image.src)).not.toContain(src);
    expect((await remove(idOf(src))).problem.code).toBe('operator/not-found');
  });

  test('is refused while any revision shows it, as cover or in the text', async () => {
    await seedBlog(database.sql, new Date('2026-11-21T04:44:00Z'));
    const top = (await upload(await photo(501, 333))).data.src;
    const inText = (await upload(await photo(502, 333))).data.src;
    const draft = draftOf('Shown', `![A gate](${inText}#502x333)`);
    const texts = { en: { ...draft.texts.en, image: { src: top, alt: 'A gate' } } };
    const body = { slug: 'shown', draft: { ...draft, texts } };
    expect((await editor.call(editorCreateArticle, { body })).status).toBe(201);
    for (const src of [top, inText]) {
      expect((await remove(idOf(src))).problem.code).toBe('operator/wrong-state');
      expect(api.files.files.has(`images/${idOf(src)}`)).toBe(true);
    }
  });
});

test.each(['/media/uploads/x.webp', '/media/uploads/0f5a3c1e-6b2d-4f7a-9c48-1e2d3c4b5a69.webp'])(
  '%s is not found',
  async (url) => {
    expect((await site.inject({ method: 'GET', url })).statusCode).toBe(404);
  },
);
