import type { FastifyInstance } from 'fastify';

/** Requests that take longer are cut off, so that the database still has time to stop. */
const PATIENCE_MS = 5_000;
const SWEEP_MS = 50;

/** Stops listening and waits for the requests in progress, 5 s at most. Node closes the connections that are idle at
 * that moment only: one whose request ends later would stay open for its keep-alive time. */
export async function closeHttp(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  const cutOff = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(cutOff);
  }
}
