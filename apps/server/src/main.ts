import { networkInterfaces } from 'node:os';
import { ConfigFaults, readConfig } from './config.ts';
import { startServer } from './start-server.ts';

/** Exit codes: 78 (EX_CONFIG of sysexits.h) where another start would fail the same way, so `npm start` does not
 * retry. */
const exitCodes = { stopped: 0, failed: 1, misconfigured: 78 } as const;
/** A slower stop is cut off, within the ten seconds promised in `docs/operations.md`. */
const longestStopMs = 9_000;

/** The line with the product's address. */
function addressLine(host: string, port: number): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address;
  const shown = isEverywhere ? (outside ?? 'localhost') : host === '127.0.0.1' ? 'localhost' : host;
  return `Pahiya is ready at http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
}

/** Errors that only the operator can fix: shown without a stack trace, and not retried. */
function isMisconfigured(error: unknown): error is Error {
  const { name, code } = error as { name?: string; code?: string };
  return error instanceof ConfigFaults || name === 'DataDirectoryInUse' || code === 'EADDRINUSE';
}

try {
  const config = readConfig(process.env);
  const server = await startServer(config);
  const stop = (code: number) => {
    const fail = (why: unknown) => {
      console.error(why);
      process.exit(exitCodes.failed);
    };
    setTimeout(fail, longestStopMs, 'The stop took longer than nine seconds.').unref();
    server.stop().then(() => process.exit(code), fail);
  };
  process.once('SIGTERM', () => stop(exitCodes.stopped));
  process.once('SIGINT', () => stop(exitCodes.stopped));
  server.lost.then((error) => {
    console.error(`PostgreSQL cannot be restarted; the server ends. ${error.message}`);
    stop(exitCodes.failed);
  });
  process.stdout.write(`${addressLine(config.HOST, server.port)}\n`);
} catch (error) {
  const isExpected = isMisconfigured(error);
  console.error(isExpected ? error.message : error);
  process.exit(isExpected ? exitCodes.misconfigured : exitCodes.failed);
}
