import { once } from 'node:events';
import net from 'node:net';

/** A proxy in front of several servers, as an operator would have. */
export type Balancer = {
  readonly base: string;
  /** Connections that each server has received. */
  readonly counts: readonly number[];
  readonly stop: () => Promise<void>;
};

/** Passes each connection to the next server in turn; one that accepts none is left out. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const counts = ports.map(() => 0);
  const open = new Set<net.Socket>();
  let turn = 0;
  const connect = (client: net.Socket, triesLeft: number) => {
    const index = turn % ports.length;
    turn += 1;
    const server = net.connect({ host: '127.0.0.1', port: ports[index] ?? 0 });
    let isConnected = false;
    server.once('connect', () => {
      isConnected = true;
      counts[index] = (counts[index] ?? 0) + 1;
      client.pipe(server).pipe(client);
    });
    server.on('error', () => {
      if (!isConnected && triesLeft > 1) connect(client, triesLeft - 1);
      else client.destroy();
    });
    client.on('error', () => server.destroy());
    client.once('close', () => server.destroy());
  };
  const proxy = net.createServer((client) => {
    open.add(client);
    client.once('close', () => open.delete(client));
    connect(client, ports.length);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as net.AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    counts,
    stop: async () => {
      for (const client of open) client.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
