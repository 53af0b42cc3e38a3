import { once } from 'node:events';
import net from 'node:net';

/** A free port. Chosen before composition: links contain the site's address with its port. */
export async function freePort(host: string): Promise<number> {
  const server = net.createServer().listen({ host, port: 0 });
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
