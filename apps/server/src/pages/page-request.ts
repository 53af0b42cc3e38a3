import { isPlainText } from '@pahiya/api/http/plain-text';
import { RefusedRequest } from '@pahiya/api/http/refusal';
import type { FastifyRequest } from 'fastify';

/** Content type of a plain form. */
export const encodedForm = 'application/x-www-form-urlencoded';
/** Content type of a form with files. */
export const fileForm = 'multipart/form-data';

/** Whether this request contains files. */
export function isFileForm({ method, headers }: FastifyRequest): boolean {
  return method === 'POST' && headers['content-type']?.toLowerCase().startsWith(fileForm) === true;
}

/** Parses a form with files. Refuses a malformed one and unreadable text. */
export async function readFileForm(body: Buffer, contentType: string): Promise<FormData> {
  const form = await parseForm(body, contentType);
  if (form === null || !hasPlainText(form)) {
    throw new RefusedRequest({ code: 'request/malformed', detail: 'The form could not be read.' });
  }
  return form;
}

function hasPlainText(form: FormData): boolean {
  return [...form].every(
    ([name, value]) =>
      isPlainText(name) && isPlainText(typeof value === 'string' ? value : value.name),
  );
}

async function parseForm(body: Buffer, contentType: string): Promise<FormData | null> {
  try {
    const bytes = new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
    return await new Response(bytes as Uint8Array<ArrayBuffer>, {
      headers: { 'content-type': contentType },
    }).formData();
  } catch {
    return null;
  }
}

/** The request as a fetch `Request`, as React Router's static handler expects it. Its origin is the site's own: `Host`
 * and a double slash have no effect. `path` is the path and query to render. Of the headers a page gets the `Referer`
 * alone: who asks is in the cookies, which are passed apart. */
export function asFetchRequest(request: FastifyRequest, siteUrl: string, path: string): Request {
  const { referer } = request.headers;
  const headers: Record<string, string> = referer === undefined ? {} : { referer };
  const url = new URL(siteUrl + path);
  if (request.method !== 'POST') return new Request(url, { headers });
  const { body } = request;
  if (body instanceof FormData) {
    // Parsed already, and too large to serialise and parse again.
    const form = { value: async () => body };
    return Object.defineProperty(new Request(url, { method: 'POST', headers }), 'formData', form);
  }
  return new Request(url, {
    method: 'POST',
    // Other types were refused; a form without a body has no type.
    headers: { ...headers, 'content-type': encodedForm },
    body: typeof body === 'string' ? body : '',
  });
}

/** Cookies with a value. */
export function cookiesOf(request: FastifyRequest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request.cookies).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
}
