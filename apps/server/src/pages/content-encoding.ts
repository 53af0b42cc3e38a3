import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The encoding to send, by what the browser takes. */
export function encodingFor(accept: string | undefined): 'br' | 'gzip' | 'identity' {
  if (accept === undefined) return 'identity';
  const taken = new Map(
    accept
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', quality] = part.split(';');
        return [name.trim(), quality?.replace(/\s/g, '') !== 'q=0'] as const;
      }),
  );
  if (taken.get('br')) return 'br';
  return taken.get('gzip') ? 'gzip' : 'identity';
}

/** Compresses a page that is sent once: lightly, off the event loop. */
export async function compressOnce(html: string, encoding: 'br' | 'gzip'): Promise<Buffer> {
  return encoding === 'br'
    ? toBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    : toGzip(html, { level: 6 });
}
