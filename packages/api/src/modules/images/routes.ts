import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../http/address.ts';
import { sendRefusal } from '../../http/problems.ts';
import type { Refusal } from '../../http/refusal.ts';
import { tooMany } from '../../http/too-many.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { Services } from '../../services.ts';
import { fetchImage, type SourceFault } from './fetch-image.ts';
import {
  formatFor,
  type ImageFormat,
  type ImageQuery,
  type ImageSource,
  imageQuery,
  sourceOf,
} from './image-request.ts';
import type { ImageStore } from './image-store.ts';
import { optimizeImage } from './optimize-image.ts';

/** Dependencies of the optimizer. */
export type ImageOptions = {
  /** Folders behind `/assets/` and `/media/`. */
  readonly folders: Readonly<Record<string, string>>;
  /** Prefixes of allowed external addresses. */
  readonly allowedSources: readonly string[];
  /** Allows private addresses: in tests only. */
  readonly allowPrivateSources?: boolean;
  readonly store: ImageStore;
  /** Uploaded images, by the folder of their addresses (`/media/uploads/`). */
  readonly uploads?: Readonly<Record<string, UploadedImages>>;
};

/** Uploaded images of one folder. */
export type UploadedImages = {
  /** Reads an image by its path. */
  readonly read: (path: string) => Promise<Result<Buffer, SourceFault>>;
  /** Whether the public may still see it. Its encoded sizes are not sent otherwise. */
  readonly has: (path: string) => Promise<boolean>;
};

const rule: LimitRule = { name: 'images', points: 240, perSeconds: 60 };

const faults: Record<SourceFault | 'not-an-image', Refusal> = {
  'not-found': { code: 'request/not-found', detail: 'There is no image at this address.' },
  'not-allowed': {
    code: 'request/bad-input',
    detail: 'Images from this address are not allowed.',
    errors: [{ path: 'query.url', message: 'This image source is not allowed' }],
  },
  'too-large': { code: 'request/too-large', detail: 'The image is larger than 10 MB.' },
  unreachable: {
    code: 'server/unavailable',
    detail: 'The image source is unavailable.',
    retryAfterSeconds: 30,
  },
  'not-an-image': {
    code: 'request/unsupported-type',
    detail: 'Only JPEG, PNG, WebP and AVIF images of a reasonable size are supported.',
  },
};

/** `/_image?url=&w=&q=`: images in the listed widths and the best format the browser accepts, encoded once. */
export function registerImages(
  app: FastifyInstance,
  { limiter }: Pick<Services, 'limiter'>,
  options: ImageOptions,
): void {
  for (const [folder, images] of Object.entries(options.uploads ?? {})) {
    serveUploads(app, limiter, folder, images);
  }
  const underWay = new Map<string, Promise<Result<Buffer, Refusal>>>();
  app.get('/_image', { schema: { querystring: imageQuery } }, async (request, reply) => {
    const state = await limiter.take(rule, addressUnit(request.ip));
    if (state.isExceeded) return sendRefusal(reply, tooMany(state));
    const query = request.query as ImageQuery;
    const source = sourceOf(query.url, options.allowedSources);
    if (source === null) return sendRefusal(reply, faults['not-allowed']);
    const format = formatFor(request.headers.accept, query.w);
    const key = `${query.url}\n${query.w}\n${query.q}\n${format}`;
    const made = underWay.get(key) ?? make(key, source, query, format, options);
    underWay.set(key, made);
    const result = await made.finally(() => underWay.delete(key));
    if (!result.ok) return sendRefusal(reply, result.error);
    return reply
      .header('cache-control', 'public, max-age=604800, stale-while-revalidate=604800')
      .header('vary', 'accept')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type(`image/${format}`)
      .send(result.value);
  });
}

/** An original image, for crawlers and for a look at its full size; pages use the optimizer. */
function serveUploads(
  app: FastifyInstance,
  limiter: Services['limiter'],
  folder: string,
  images: UploadedImages,
): void {
  app.get<{ Params: { file: string } }>(`${folder}:file`, async (request, reply) => {
    const state = await limiter.take(rule, addressUnit(request.ip));
    if (state.isExceeded) return sendRefusal(reply, tooMany(state));
    const found = await images.read(folder + request.params.file);
    if (!found.ok) return sendRefusal(reply, faults[found.error]);
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type('image/webp')
      .send(found.value);
  });
}

async function make(
  key: string,
  source: ImageSource,
  query: ImageQuery,
  format: ImageFormat,
  { store, folders, allowPrivateSources = false, uploads = {} }: ImageOptions,
): Promise<Result<Buffer, Refusal>> {
  const path = source.kind === 'own' ? source.path : '';
  const images = Object.entries(uploads).find(([folder]) => path.startsWith(folder))?.[1];
  if (images !== undefined && !(await images.has(path))) return err(faults['not-found']);
  const stored = await store.read(key);
  if (stored !== null) return ok(stored);
  const input =
    images !== undefined
      ? await images.read(path)
      : await fetchImage(source, { folders, allowPrivate: allowPrivateSources });
  if (!input.ok) return err(faults[input.error]);
  const image = await optimizeImage(input.value, { width: query.w, quality: query.q, format });
  if (!image.ok) return err(faults[image.error]);
  await store.write(key, image.value);
  return ok(image.value);
}
