import http from 'node:http';

/** A test's request; unlike fetch it may set every header. */
export type Ask = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** The response. */
export type Answer = {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
  /** Size of the body as sent. */
  readonly bytes: number;
};

/** Sends one request on its own connection, as a browser's page does (`src: web`). Redirects are not followed. */
export function ask(
  base: string,
  path: string,
  { method = 'GET', headers = {}, body }: Ask = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(new URL(path, base), {
      method,
      headers: { src: 'web', ...headers },
      agent: false,
    });
    request.once('error', reject);
    request.once('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () => {
        const body = Buffer.concat(parts);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: body.toString('utf8'),
          bytes: body.length,
        });
      });
    });
    request.end(body);
  });
}

/** Sends a JSON body as a page of the same site would. */
export function postJson(
  base: string,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return ask(base, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: JSON.stringify(body),
  });
}

/** `Cookie` header with a response's cookies. */
export function cookiesOf({ headers }: Answer): string {
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0]).join('; ');
}

/** A header as one text; empty when missing. */
export function headerOf({ headers }: Answer, name: string): string {
  return [headers[name] ?? ''].flat().join(', ');
}
