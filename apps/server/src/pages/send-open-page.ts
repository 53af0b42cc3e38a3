import type { OutgoingHttpHeaders } from 'node:http';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from './content-encoding.ts';

/** A page whose later parts are sent as they become known. */
export type OpenPage = {
  readonly html: string;
  readonly more: AsyncIterable<string>;
};

/** Sends a page immediately and its pieces as they come, each flushed through compression and proxies. Ends with the
 * last piece, or when the visitor disconnects. */
export async function sendOpenPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, more }: OpenPage,
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(reply.statusCode, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    // Keeps nginx from buffering the pieces.
    'x-accel-buffering': 'no',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
  const stream = compressing(encoding);
  stream?.pipe(raw);
  const sink = stream ?? raw;
  try {
    sink.write(html);
    for await (const piece of more) {
      if (raw.destroyed) break;
      sink.write(piece);
    }
  } catch (error) {
    // What was sent is valid; the app in the browser requests the rest.
    request.log.error({ err: error }, 'page piece failed');
  }
  sink.end();
  return reply;
}

/** Every write is flushed. The window covers the whole page, so a piece costs little more than its new content. */
function compressing(encoding: 'br' | 'gzip' | 'identity') {
  if (encoding === 'identity') return null;
  if (encoding === 'gzip') return createGzip({ level: 4, flush: constants.Z_SYNC_FLUSH });
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 },
  });
}
