import type { FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';

/** Structured logs without personal data: routes by their pattern, never addresses with a vehicle number in them,
 * no query strings, bodies, cookies or client addresses. */
export function logOptions(level: string): LoggerOptions {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        route: request.routeOptions?.url ?? 'unknown',
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: (error: Error & { code?: string }) => ({
        kind: error.name,
        code: error.code,
        at: error.stack
          ?.split('\n')
          .filter((line) => line.trimStart().startsWith('at '))
          .slice(0, 8),
      }),
    },
  };
}
