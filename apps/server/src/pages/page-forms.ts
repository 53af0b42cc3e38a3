import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressOnce } from './content-encoding.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** An encoding that is not the page itself. */
export type Compressed = 'br' | 'gzip';

/** The compressed forms of a page that is kept. */
export type PageForms = {
  /** The best form there is; at once when it is made. Whoever asks before that gets one that was compressed lightly, so
   * that nobody waits for the best; from the second request on the best is being made. */
  readonly bytes: (encoding: Compressed) => Buffer | Promise<Buffer>;
  /** Makes the best forms, once. */
  readonly press: () => Promise<void>;
};

/** Forms of a page: most pages of a large site are asked for once after a change, and those are not worth the time that
 * the best compression takes. */
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
        // Not enough memory for a moment: the light forms do until somebody asks again.
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

async function compressWell(plain: Buffer): Promise<Readonly<Record<Compressed, Buffer>>> {
  const [br, gzipped] = await Promise.all([
    toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    toGzip(plain, { level: 9 }),
  ]);
  return { br, gzip: gzipped };
}
