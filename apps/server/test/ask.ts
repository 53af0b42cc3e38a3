import http from 'node:http';

/** What a test sends; unlike fetch it may set every header. */
export type Ask = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** What came back. */
export type Answer = {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
  /** Of the body as it travelled. */
  readonly bytes: number;
};

/** Sends one request on a connection of its own, as a browser's page does (`src: web`). Redirects are not followed. */
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

/** `Cookie` header with what an answer set. */
export function cookiesOf({ headers }: Answer): string {
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0]).join('; ');
}

/** A header as one text; empty when it is not there. */
export function headerOf({ headers }: Answer, name: string): string {
  return [headers[name] ?? ''].flat().join(', ');
}
