import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressOnce } from './content-encoding.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A content encoding. */
export type Compressed = 'br' | 'gzip';

/** How often a page is requested. Brotli at 6 takes a tenth of the time of 9 for half a percent more bytes; 11 saves another
 * tenth of the bytes in twenty times the time, which pays only where the bytes are sent all day. */
type PageKind = keyof typeof brotliQuality;
const brotliQuality = { ordinary: 6, busy: 11 } as const;

/** Compressed forms of a cached page. */
export type PageForms = {
  /** The best form, synchronously once it exists. Until then a lightly compressed one; the second request starts to
   * make the best. */
  readonly bytes: (encoding: Compressed) => Buffer | Promise<Buffer>;
  /** Makes the best forms once; `busy` for the few pages that nearly every visitor requests. */
  readonly press: (kind?: PageKind) => Promise<void>;
};

/** Compressed forms of a page. Most pages of a large site are requested once after a change; good compression would be
 * wasted on them. */
export function createPageForms(plain: Buffer): PageForms {
  let best: Readonly<Record<Compressed, Buffer>> | null = null;
  let pressing: Promise<void> | null = null;
  const light = new Map<Compressed, Promise<Buffer>>();
  const press = (kind: PageKind = 'ordinary') => {
    pressing ??= compressWell(plain, brotliQuality[kind]).then(
      (made) => {
        best = made;
        light.clear();
      },
      () => {
        // Out of memory, for example: the light forms serve until the next request tries again.
        pressing = null;
      },
    );
    return pressing;
  };
  let uses = 0;
  return {
    press,
    bytes: (encoding) => {
      if (best !== null) return best[encoding];
      uses += 1;
      if (uses > 1) void press();
      const known = light.get(encoding);
      if (known !== undefined) return known;
      const made = compressOnce(plain, encoding);
      light.set(encoding, made);
      made.catch(() => light.delete(encoding));
      return made;
    },
  };
}

async function compressWell(
  plain: Buffer,
  quality: number,
): Promise<Readonly<Record<Compressed, Buffer>>> {
  const [br, gzipped] = await Promise.all([
    toBrotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    toGzip(plain, { level: 9 }),
  ]);
  return { br, gzip: gzipped };
}
