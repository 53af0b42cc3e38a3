import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressOnce } from './content-encoding.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A content encoding. */
export type Compressed = 'br' | 'gzip';

/** Compressed forms of a cached page. */
export type PageForms = {
  /** The best form, synchronously once it exists. Until then a lightly compressed one; the second request starts to make the
   * best. */
  readonly bytes: (encoding: Compressed) => Buffer | Promise<Buffer>;
  /** Makes the best forms once. */
  readonly press: () => Promise<void>;
};

/** Compressed forms of a page. Most pages of a large site are requested once after a change; good compression would be
 * wasted on them. */
export function createPageForms(plain: Buffer): PageForms {
  let best: Readonly<Record<Compressed, Buffer>> | null = null;
  let pressing: Promise<void> | null = null;
  const light = new Map<Compressed, Promise<Buffer>>();
  const press = () => {
    pressing ??= compressWell(plain).then(
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

/** Brotli at 6 takes a tenth of the time of 9 for half a percent more bytes. */
async function compressWell(plain: Buffer): Promise<Readonly<Record<Compressed, Buffer>>> {
  const [br, gzipped] = await Promise.all([
    toBrotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    toGzip(plain, { level: 9 }),
  ]);
  return { br, gzip: gzipped };
}
