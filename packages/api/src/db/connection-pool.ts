import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Query } from './compile-statement.ts';
import { ConnectGate } from './connect-gate.ts';
import { ConnectionError, isStalePlan } from './database-errors.ts';
import { type Result, Session, watchConnection } from './session.ts';
import { Slots } from './slots.ts';
import type { RunQuery } from './statement.ts';

/** A long-lived connection is replaced after this time, so that neither its prepared statements nor a database that has
 * moved keep their place for ever. */
const LONGEST_LIFE_SECONDS = 45 * 60;
/** How long a connection may take to close. */
export const GOODBYE_MS = 1_000;

/**
 * The driver's pool. Callers wait for it here, because it would leave them waiting for ever at its end, and let each of
 * them try to connect while the database is away.
 */
export class ConnectionPool {
  readonly #pool: pg.Pool;
  readonly #isPreparing: boolean;
  readonly #slots: Slots;
  readonly #gate = new ConnectGate();
  /** Connections that exist. */
  readonly #clients = new Set<pg.ClientBase>();
  /** Connections in use. */
  readonly #sessions = new Set<Session>();
  #callers = 0;
  #ending: Promise<void> | undefined;
  #isClosed = false;
  #onIdle: (() => void) | undefined;

  constructor(
    connection: pg.ClientConfig,
    { size, isPreparing }: { readonly size: number; readonly isPreparing: boolean },
  ) {
    this.#isPreparing = isPreparing;
    this.#slots = new Slots(size);
    this.#pool = new pg.Pool({
      max: size,
      // Never: connecting costs more than keeping.
      idleTimeoutMillis: 0,
      maxLifetimeSeconds: LONGEST_LIFE_SECONDS,
      Client: class extends pg.Client {
        constructor() {
          super(connection);
          watchConnection(this);
        }
      },
    });
    // An idle connection was lost: the next query makes another.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => {
      this.#clients.add(client);
      client.once('end', () => this.#clients.delete(client));
    });
  }

  /** Runs one query on any connection. */
  readonly run: RunQuery = async (query) => {
    try {
      return await this.#runOnce(query);
    } catch (error) {
      if (query.name === undefined || !isStalePlan(error)) throw error;
      return this.#runOnce({ ...query, name: undefined });
    }
  };

  /** A connection for a caller who must release it. */
  async take(): Promise<Session> {
    if (this.#ending !== undefined) throw new ConnectionError('CONNECTION_ENDED');
    this.#callers += 1;
    try {
      return await this.#gate.pass(this.#connect);
    } catch (error) {
      this.#leave();
      throw error;
    }
  }

  release(session: Session): void {
    this.#sessions.delete(session);
    session.release();
    this.#slots.give();
    this.#leave();
  }

  /** Closes the pool when its callers are done. Those that are not after the time limit fail. */
  end(limitMs?: number): Promise<void> {
    this.#ending ??= this.#close(limitMs);
    return this.#ending;
  }

  async #runOnce(query: Query): Promise<Result['rows']> {
    const session = await this.take();
    try {
      return (await session.query(query)).rows;
    } finally {
      this.release(session);
    }
  }

  readonly #connect = async (): Promise<Session> => {
    await this.#slots.take();
    try {
      if (this.#isClosed) throw new ConnectionError('CONNECTION_ENDED');
      const session = new Session(await this.#pool.connect(), this.#isPreparing);
      this.#sessions.add(session);
      return session;
    } catch (error) {
      this.#slots.give();
      const reason = explain(error);
      // They come back by the gate.
      this.#slots.refuseAll(reason);
      throw reason;
    }
  };

  #leave(): void {
    this.#callers -= 1;
    if (this.#callers === 0) this.#onIdle?.();
  }

  async #close(limitMs: number | undefined): Promise<void> {
    await this.#whenIdle(limitMs);
    this.#isClosed = true;
    this.#slots.refuseAll(new ConnectionError('CONNECTION_ENDED'));
    for (const session of this.#sessions) session.close();
    // The driver's pool does not wait for the sockets, and a database that is created from this one would.
    const closed = [...this.#clients].map(
      (client) => new Promise<void>((resolve) => client.once('end', resolve)),
    );
    await Promise.race([Promise.all([this.#pool.end(), ...closed]), wait(GOODBYE_MS)]);
  }

  #whenIdle(limitMs: number | undefined): Promise<unknown> {
    if (this.#callers === 0) return Promise.resolve();
    const idle = new Promise<void>((resolve) => {
      this.#onIdle = resolve;
    });
    return limitMs === undefined ? idle : Promise.race([idle, wait(limitMs)]);
  }
}

function wait(ms: number): Promise<void> {
  return sleep(ms, undefined, { ref: false });
}

/** Two of the driver's own errors while connecting, which have no code. */
function explain(error: unknown): unknown {
  const { message } = error as Error;
  if (message === 'timeout expired') return new ConnectionError('CONNECT_TIMEOUT');
  const isLost = message === 'Connection terminated unexpectedly';
  return isLost ? new ConnectionError('CONNECTION_CLOSED') : error;
}
