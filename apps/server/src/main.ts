import { networkInterfaces } from 'node:os';
import { ConfigFaults, readConfig } from './config.ts';
import { startServer } from './start-server.ts';

/** Exit codes: 78 (EX_CONFIG of sysexits.h) where another start would fail the same way, so that `npm start` does not try. */
const exitCodes = { stopped: 0, failed: 1, misconfigured: 78 } as const;
/** A stop that takes longer is cut off, within the ten seconds that `docs/operations.md` promises. */
const longestStopMs = 9_000;

/** The line that says where the product is reached. */
function addressLine(host: string, port: number): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address;
  const shown = isEverywhere ? (outside ?? 'localhost') : host === '127.0.0.1' ? 'localhost' : host;
  return `Pahiya is ready at http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
}

/** Faults that only the operator can mend: shown without a stack, and not tried again. */
function isMisconfigured(error: unknown): error is Error {
  const { name, code } = error as { name?: string; code?: string };
  return error instanceof ConfigFaults || name === 'DataDirectoryInUse' || code === 'EADDRINUSE';
}

try {
  const config = readConfig(process.env);
  const server = await startServer(config);
  const stop = (code: number) => {
    setTimeout(() => process.exit(exitCodes.failed), longestStopMs).unref();
    server.stop().then(
      () => process.exit(code),
      () => process.exit(exitCodes.failed),
    );
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
