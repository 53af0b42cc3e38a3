import { z } from 'zod';

/** Widths of photographs and sizes of icons that the optimizer produces. Other sizes are refused, which bounds the
 * disk space. */
export const imageWidths = [
  16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840,
];
/** Supported qualities; 75 is the default. */
export const imageQualities = [50, 75, 90];
/** Supported formats, best first. */
export const imageFormats = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

const oneOf = (allowed: readonly number[], what: string) =>
  z.coerce.number().refine((value) => allowed.includes(value), {
    error: `${what} is one of ${allowed.join(', ')}`,
  });

/** Query of the optimizer path. */
export const imageQuery = z.object({
  url: z.string().min(1).max(2000),
  w: oneOf(imageWidths, 'w'),
  q: oneOf(imageQualities, 'q').default(75),
});
export type ImageQuery = z.output<typeof imageQuery>;

/** The best format that the browser accepts. AVIF is for small images: encoding large ones is slow. */
export function formatFor(accept: string | undefined, width: number): ImageFormat {
  if (accept?.includes('image/avif') && width <= 828) return 'avif';
  return accept?.includes('image/webp') ? 'webp' : 'jpeg';
}

/** Source of an image: a file of the product, or an allowed external address; null when refused. */
export type ImageSource =
  | { readonly kind: 'own'; readonly path: string }
  | { readonly kind: 'remote'; readonly url: URL };

const ownPath = /^\/(?:assets|media)\/[\w./-]{1,200}\.(?:png|jpe?g|webp|avif)$/i;

/** Checks a source against the allowlist: own paths, and external addresses under one of the configured prefixes. */
export function sourceOf(url: string, allowed: readonly string[]): ImageSource | null {
  if (url.startsWith('/')) {
    return ownPath.test(url) && !url.includes('..') ? { kind: 'own', path: url } : null;
  }
  const parsed = URL.parse(url);
  if (parsed === null || parsed.username !== '' || parsed.password !== '') return null;
  const isAllowed = allowed.some((prefix) => {
    const base = new URL(prefix);
    const folder = base.pathname.endsWith('/') ? base.pathname : `${base.pathname}/`;
    return parsed.origin === base.origin && parsed.pathname.startsWith(folder);
  });
  return isAllowed ? { kind: 'remote', url: parsed } : null;
}
