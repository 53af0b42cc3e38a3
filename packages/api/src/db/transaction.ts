import type { Query } from './compile-statement.ts';
import { sqlStateOf } from './database-errors.ts';
import type { Session } from './session.ts';
import { createQueryable, type Queryable, type RunQuery } from './statement.ts';

/** An open transaction, as passed by `database.begin`. Its statements are executed in the order in which they were
 * sent. */
export interface Transaction extends Queryable {
  /** Runs `work`; when it fails, only its own statements are undone. */
  readonly savepoint: <T>(work: Work<T>) => Promise<T>;
}

/** What is done in a transaction. */
export type Work<T> = (tx: Transaction) => T | PromiseLike<T>;

const TRANSACTION_ABORTED = '25P02';

/**
 * Runs `work` in a transaction on a connection that nobody else uses until it has ended.
 *
 * It is committed when `work` and all its statements succeeded, and rolled back otherwise: after a failed statement
 * PostgreSQL commits nothing, also when `work` caught the error. Rejects as soon as the connection is lost, and when the
 * answer to the commit is: then it may have been committed. Statements sent after its end are refused.
 */
export async function runTransaction<T>(session: Session, work: Work<T>): Promise<T> {
  const open = new OpenTransaction(session);
  const lost = session.whenLost();
  try {
    await session.query(command('begin'));
    return await Promise.race([open.run(work), lost]);
  } catch (error) {
    await open.rollBack(error);
    throw error;
  } finally {
    open.close(new Error('the transaction has ended'));
  }
}

class OpenTransaction {
  readonly #session: Session;
  #last: Promise<unknown> = Promise.resolve();
  #savepoints = 0;
  /** Why it accepts no more statements. */
  #end: unknown;

  constructor(session: Session) {
    this.#session = session;
  }

  async run<T>(work: Work<T>): Promise<T> {
    const result = await this.#scope(work);
    const answer = await this.#send(command('commit'));
    // PostgreSQL answers ROLLBACK, and no error, when a statement had failed.
    if (answer.command !== 'COMMIT') throw new Error('the transaction was rolled back');
    return result;
  }

  async rollBack(reason: unknown): Promise<void> {
    this.close(reason);
    // A lost connection refuses it, and its transaction is rolled back by the database.
    await this.#queue(command('rollback')).catch(() => {});
  }

  close(reason: unknown): void {
    this.#end ??= reason;
  }

  async #scope<T>(work: Work<T>): Promise<T> {
    let failure: unknown;
    const run: RunQuery = async (query) => {
      try {
        return (await this.#send(query)).rows;
      } catch (error) {
        failure ??= error;
        throw error;
      }
    };
    const savepoint: Transaction['savepoint'] = (inner) => this.#savepoint(inner);
    try {
      const result = await work(Object.assign(createQueryable(run), { savepoint }));
      // Of statements that nobody has awaited.
      await this.#last;
      if (failure !== undefined) throw failure;
      return result;
    } catch (error) {
      throw sqlStateOf(error) === TRANSACTION_ABORTED ? (failure ?? error) : error;
    }
  }

  async #savepoint<T>(work: Work<T>): Promise<T> {
    this.#savepoints += 1;
    const name = `savepoint_${this.#savepoints}`;
    await this.#send(command(`savepoint ${name}`));
    try {
      return await this.#scope(work);
    } catch (error) {
      await this.#send(command(`rollback to savepoint ${name}`));
      throw error;
    }
  }

  #send(query: Query) {
    return this.#queue(query, () => {
      if (this.#end !== undefined) throw this.#end;
    });
  }

  #queue(query: Query, check?: () => void) {
    const answer = this.#last.then(() => {
      check?.();
      return this.#session.query(query);
    });
    this.#last = answer.catch(() => {});
    return answer;
  }
}

function command(text: string): Query {
  return { text, values: [] };
}

/** Makes all queries of a transaction see one state of the database, and refuses to write. Must come first. */
export async function readOneSnapshot(tx: Transaction): Promise<void> {
  await tx`set transaction isolation level repeatable read read only`;
}
