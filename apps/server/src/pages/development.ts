import { fileURLToPath } from 'node:url';
import type { WebApp } from '@pahiya/web/frame/page/page-contract';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';

const webRoot = fileURLToPath(new URL('../../../web', import.meta.url));

/** The web app from its source: Vite transforms files on request and notifies the browser of changes. Never loaded
 * outside development. */
export async function developmentApp(app: FastifyInstance): Promise<WebApp> {
  const vite = await createServer({
    root: webRoot,
    appType: 'custom',
    // Loaded by Node itself: Vite's bundled copy would be a new file at each start, which triggers the watcher.
    configLoader: 'native',
    server: { middlewareMode: true, ws: { server: app.server } },
  });
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, done);
  });
  app.addHook('onClose', () => vite.close());
  const load = () => vite.ssrLoadModule('/src/entry-server.tsx');
  const web = (await load()) as WebApp;
  return { ...web, renderPage: async (input) => (await load()).renderPage(input) };
}
