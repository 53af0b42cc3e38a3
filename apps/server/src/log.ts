import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Bindings, ChildLoggerOptions, LoggerOptions } from 'pino';

/** Structured logs without personal data: routes by their pattern, never URLs with a vehicle number, no query strings,
 * bodies, cookies or client addresses. */
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

/** The log of one request, with its id on every line. Few requests log a line, so pino's child logger (which renders
 * the bindings immediately) is created with the first. */
export function requestLog(
  log: FastifyBaseLogger,
  bindings: Bindings,
  options: ChildLoggerOptions,
): FastifyBaseLogger {
  return new RequestLog(log, bindings, options);
}

class RequestLog implements FastifyBaseLogger {
  readonly #log: FastifyBaseLogger;
  readonly #bindings: Bindings;
  readonly #options: ChildLoggerOptions;
  #own: FastifyBaseLogger | null = null;

  constructor(log: FastifyBaseLogger, bindings: Bindings, options: ChildLoggerOptions) {
    this.#log = log;
    this.#bindings = bindings;
    this.#options = options;
  }
  #made(): FastifyBaseLogger {
    this.#own ??= this.#log.child(this.#bindings, this.#options);
    return this.#own;
  }
  get level(): string {
    return this.#own?.level ?? this.#log.level;
  }
  set level(level: string) {
    this.#made().level = level;
  }
  child(bindings: Bindings, options?: ChildLoggerOptions): FastifyBaseLogger {
    return this.#made().child(bindings, options);
  }
  fatal(...line: readonly unknown[]): void {
    Reflect.apply(this.#made().fatal, this.#own, line);
  }
  error(...line: readonly unknown[]): void {
    Reflect.apply(this.#made().error, this.#own, line);
  }
  warn(...line: readonly unknown[]): void {
    Reflect.apply(this.#made().warn, this.#own, line);
  }
  info(...line: readonly unknown[]): void {
    Reflect.apply(this.#made().info, this.#own, line);
  }
  debug(...line: readonly unknown[]): void {
    Reflect.apply(this.#made().debug, this.#own, line);
  }
  trace(...line: readonly unknown[]): void {
    Reflect.apply(this.#made().trace, this.#own, line);
  }
  silent(...line: readonly unknown[]): void {
    Reflect.apply(this.#made().silent, this.#own, line);
  }
}
