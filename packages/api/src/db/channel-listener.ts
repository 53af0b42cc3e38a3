import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { pauseAfter } from './connect-gate.ts';
import { GOODBYE_MS } from './connection-pool.ts';

type Listener = {
  readonly channel: string;
  readonly onNote: (payload: string) => void;
  /** Called whenever listening has begun, also after a lost connection: notes in between were missed. */
  readonly onListen?: (() => void) | undefined;
};

/** Listens for notifications over a connection of its own, which is made again whenever it is lost. */
export class ChannelListener {
  readonly #connection: pg.ClientConfig;
  readonly #listener: Listener;
  #client: pg.Client | undefined;
  #lost: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(connection: pg.ClientConfig, listener: Listener) {
    this.#connection = connection;
    this.#listener = listener;
  }

  /** Begins to listen. Rejects when that is impossible; once it was possible, it is tried until the end. */
  async start(): Promise<void> {
    await this.#connect();
    void this.#stayConnected();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.race([this.#client?.end(), sleep(GOODBYE_MS, undefined, { ref: false })]);
  }

  async #stayConnected(): Promise<void> {
    for (let failures = 0; !this.#isStopped; failures += 1) {
      await this.#lost;
      await sleep(pauseAfter(failures), undefined, { ref: false });
      if (this.#isStopped) return;
      const isConnected = await this.#connect().then(
        () => true,
        () => false,
      );
      if (isConnected) failures = 0;
    }
  }

  async #connect(): Promise<void> {
    const { channel, onNote, onListen } = this.#listener;
    const client = new pg.Client(this.#connection);
    this.#client = client;
    this.#lost = new Promise((resolve) => client.once('end', resolve));
    // The end that follows says enough. Without a listener, Node would end the process.
    client.on('error', () => {});
    client.on('notification', ({ payload }) => onNote(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await client.end();
      throw error;
    }
    if (this.#isStopped) await client.end();
    else onListen?.();
  }
}
