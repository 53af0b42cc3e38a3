// Floor of a dynamic page: bare node:http calling renderToString on the same tree, with the same data, made once.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../../apps/web/dist/server/entry-server.js', import.meta.url));
const { prepareTree } = await import(entry);
const product = String(process.env.PRODUCT);
const page = new Request(`${product}/rc-details/${process.env.VEHICLE}`);
const render: () => string = await prepareTree({
  request: page,
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
  transport: async (
    call: { method: string; path: string },
    input: { params?: Record<string, string> },
  ) => {
    const path = call.path.replace(/:(\w+)/g, (_, name) => input.params?.[name] ?? '');
    const answer = await fetch(`${product}${path.startsWith('/api') ? '' : '/api/v1/web'}${path}`, {
      method: call.method,
    });
    return { status: answer.status, body: await answer.json(), retryAfter: null };
  },
  cookies: {},
  isLoggedInHint: false,
  userIpAddress: '127.0.0.1',
  userAgent: '',
});
const server = createServer((_request, response) => {
  const html = render();
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(html),
  });
  response.end(html);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(
    `floor listens at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`,
  );
});
process.once('SIGTERM', () => process.exit(0));
