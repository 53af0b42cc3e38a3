import { networkInterfaces } from 'node:os';
import { ConfigFaults, readConfig } from './config.ts';
import { startServer } from './start-server.ts';

/** The one line that says where the product is. */
function addressLine(host: string, port: number): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address;
  const shown = isEverywhere ? (outside ?? 'localhost') : host === '127.0.0.1' ? 'localhost' : host;
  return `Pahiya is ready at http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
}

try {
  const config = readConfig(process.env);
  const server = await startServer(config);
  const stop = () => {
    // A second signal, or a stop that hangs, ends the process at once.
    setTimeout(() => process.exit(1), 9000).unref();
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.stdout.write(`${addressLine(config.HOST, server.port)}\n`);
} catch (error) {
  const isExpected =
    error instanceof ConfigFaults || (error as Error).name === 'DataDirectoryInUse';
  console.error(isExpected ? (error as Error).message : error);
  process.exit(1);
}
