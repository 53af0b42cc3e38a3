import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../../apps/web/dist/server/entry-server.js', import.meta.url));

type Input = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};

/** A page of the product with its data read once over HTTP, as a visitor or with the cookie of a signed-in person:
 * renders its tree again and again, with nothing around it. For the floors of rendered pages. */
export async function preparePage(
  product: string,
  path: string,
  cookie: string | null = null,
): Promise<() => string> {
  const { prepareTree } = await import(entry);
  return prepareTree({
    request: new Request(product + path),
    environment: {
      brand: {
        name: 'Pahiya',
        nameHindi: 'पहिया',
        supportEmail: 'help@pahiya.example',
        supportPhone: null,
        siteUrl: product,
        appStoreUrl: null,
        playStoreUrl: null,
      },
      isSandbox: true,
      sandboxInboxUrl: null,
      hasVoiceCodes: true,
      nowIso: new Date().toISOString(),
      isDevelopment: false,
      lookupLimits: { visitor: 5, user: 25 },
      nonce: null,
    },
    transport: async (call: { method: string; path: string }, input: Input) => {
      const answer = await fetch(addressOf(product, call.path, input), {
        method: call.method,
        headers: {
          ...(cookie === null ? {} : { cookie }),
          ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: input.body === undefined ? null : JSON.stringify(input.body),
      });
      return { status: answer.status, body: await answer.json(), retryAfter: null };
    },
    cookies: {},
    isLoggedInHint: cookie !== null,
    userIpAddress: '127.0.0.1',
    userAgent: '',
  });
}

function addressOf(product: string, path: string, { params = {}, query = {} }: Input): string {
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(
    given.map(([name, value]): [string, string] => [name, String(value)]),
  );
  const prefix = path.startsWith('/api') ? '' : '/api/v1/web';
  return `${product}${prefix}${filled}${search.size === 0 ? '' : `?${search}`}`;
}
