import type { OutgoingHttpHeaders } from 'node:http';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from './content-encoding.ts';

/** A page that goes on after it was sent. */
export type OpenPage = {
  readonly html: string;
  readonly more: AsyncIterable<string>;
};

/** Sends a page at once and its pieces as they come, each whole and in time also through compression and proxies. Ends
 * when the pieces do, or when nobody listens any more. */
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
    // nginx would gather the pieces until the page is whole.
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
    // What is sent stands and the app asks for the rest itself.
    request.log.error({ err: error }, 'page piece failed');
  }
  sink.end();
  return reply;
}

/** Each write comes out whole. The window holds the page, so that a piece weighs little more than its news. */
function compressing(encoding: 'br' | 'gzip' | 'identity') {
  if (encoding === 'identity') return null;
  if (encoding === 'gzip') return createGzip({ level: 4, flush: constants.Z_SYNC_FLUSH });
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 },
  });
}
