import type { FastifyRequest } from 'fastify';

/** How a plain form comes. */
export const encodedForm = 'application/x-www-form-urlencoded';
/** How a form with files comes. */
export const fileForm = 'multipart/form-data';

/** Does this request carry files? */
export function isFileForm({ method, headers }: FastifyRequest): boolean {
  return method === 'POST' && headers['content-type']?.startsWith(fileForm) === true;
}

/** The request in fetch's terms, as React Router's static handler takes it. Its origin is the site's own: what a
 * caller writes into `Host`, or after a double slash, decides nothing. */
export function asFetchRequest(request: FastifyRequest, siteUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  const url = new URL(siteUrl + request.url);
  if (request.method !== 'POST') return new Request(url, { headers });
  headers.delete('content-length');
  const { body } = request;
  // A form with files keeps its type, which names the boundary of its parts.
  if (Buffer.isBuffer(body)) {
    return new Request(url, { method: 'POST', headers, body: new Uint8Array(body) });
  }
  // Other types were refused; a form without a body comes without a type.
  headers.set('content-type', encodedForm);
  return new Request(url, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : '',
  });
}

/** Cookies that are there. */
export function cookiesOf(request: FastifyRequest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request.cookies).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
}
