import pg from 'pg';
import type { Query } from './compile-statement.ts';
import { ConnectionError, endsSession, isStalePlan } from './database-errors.ts';
import type { Rows } from './statement.ts';

export type Result = {
  /** What PostgreSQL says it has executed, such as `COMMIT`. */
  readonly command: string;
  readonly rows: Rows<readonly object[]>;
};

/** Connections that can no longer be used, and why. */
const losses = new WeakMap<pg.ClientBase, unknown>();

/** Notes when a connection is lost. An error that nobody listens for would end the process. */
export function watchConnection(client: pg.ClientBase): void {
  client.on('error', (error) => losses.set(client, error));
}

/** A connection in the hands of one caller, until it is released. */
export class Session {
  readonly #client: pg.PoolClient;
  readonly #isPreparing: boolean;
  #isSpoiled = false;
  #onEnd: (() => void) | undefined;

  constructor(client: pg.PoolClient, isPreparing: boolean) {
    this.#client = client;
    this.#isPreparing = isPreparing;
  }

  async query(query: Query): Promise<Result> {
    const named = this.#isPreparing ? query : { ...query, name: undefined };
    try {
      return toResult(await this.#client.query(named as pg.QueryConfig));
    } catch (error) {
      if (endsSession(error)) losses.set(this.#client, error);
      // Of several statements, one may have begun a transaction.
      this.#isSpoiled ||= isStalePlan(error) || query.values === undefined;
      throw error instanceof pg.DatabaseError ? error : this.#explain(error);
    }
  }

  /** A promise that rejects when the connection is lost, also while no statement is being executed. */
  whenLost(): Promise<never> {
    const lost = new Promise<never>((_, reject) => {
      this.#onEnd = () =>
        reject(new ConnectionError('CONNECTION_CLOSED', { cause: losses.get(this.#client) }));
      this.#client.once('end', this.#onEnd);
    });
    lost.catch(() => {});
    return lost;
  }

  /** Returns the connection to the pool, or closes it where something was left behind. */
  release(): void {
    if (this.#onEnd !== undefined) this.#client.off('end', this.#onEnd);
    const isIdle = this.#client.getTransactionStatus() === 'I';
    this.#client.release(this.#isSpoiled || !isIdle || losses.has(this.#client));
  }

  /** Closes the connection; a statement in execution fails. */
  close(): void {
    losses.set(this.#client, new ConnectionError('CONNECTION_ENDED'));
    void this.#client.end();
  }

  #explain(error: unknown): unknown {
    if (!losses.has(this.#client)) return error;
    return new ConnectionError('CONNECTION_CLOSED', { cause: error });
  }
}

function toResult(result: pg.QueryResult | pg.QueryResult[]): Result {
  // Of several statements in one text, the rows of all.
  const last = Array.isArray(result) ? result.at(-1) : result;
  const rows = Array.isArray(result) ? result.flatMap((one) => one.rows) : result.rows;
  Object.defineProperty(rows, 'count', { value: last?.rowCount ?? 0 });
  return { command: last?.command ?? '', rows: rows as unknown as Result['rows'] };
}
