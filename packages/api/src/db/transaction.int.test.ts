import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Transaction } from './database.ts';
import { sqlStateOf } from './database-errors.ts';
import { isUnique } from './is-unique.ts';
import { createTestDatabase } from './test-database.ts';

const database = await createTestDatabase();
const { sql } = database;
afterAll(() => database.drop());

beforeEach(async () => {
  await sql`drop table if exists notes`;
  await sql`create table notes (id integer primary key, text text)`;
});

const idsStored = async () =>
  (await sql<{ id: number }[]>`select id from notes order by id`).map(({ id }) => id);

describe('a transaction', () => {
  test('returns what its work returns, and stores all of it', async () => {
    const count = await sql.begin(async (tx) => {
      await tx`insert into notes ${tx([
        { id: 1, text: 'a' },
        { id: 2, text: null },
      ])}`;
      return (await tx`update notes set text = 'b'`).count;
    });
    expect(count).toBe(2);
    expect(await sql.begin((tx) => tx`select id, text from notes order by id`)).toEqual([
      { id: 1, text: 'b' },
      { id: 2, text: 'b' },
    ]);
  });

  test('stores nothing of a work that fails', async () => {
    const done = sql.begin(async (tx) => {
      await tx`insert into notes values (1)`;
      throw new Error('thought better of it');
    });
    await expect(done).rejects.toThrow('thought better of it');
    expect(await idsStored()).toEqual([]);
  });

  test('fails with the error of a statement, also one that was caught or not awaited', async () => {
    const divide = (tx: Transaction) => tx`select 1 / 0`;
    const works: ((tx: Transaction) => Promise<unknown>)[] = [
      async (tx) => divide(tx).catch(() => 'caught'),
      async (tx) => void divide(tx).catch(() => {}),
      async (tx) => {
        await divide(tx).catch(() => {});
        // The database refuses it with another error.
        await tx`select 1`;
      },
    ];
    for (const work of works) {
      const done = sql.begin(async (tx) => {
        await tx`insert into notes values (1)`;
        return work(tx);
      });
      expect(sqlStateOf(await done.catch((error: unknown) => error))).toBe('22012');
    }
    expect(await idsStored()).toEqual([]);
  });

  test('fails when the database answers its commit with a rollback', async () => {
    const done = sql.begin(async (tx) => {
      await tx`insert into notes values (1)`;
      const [late] = await tx.savepoint(async (save) => [save]);
      await late?.unsafe('select 1 / 0').catch(() => {});
    });
    await expect(done).rejects.toThrow('was rolled back');
    expect(await idsStored()).toEqual([]);
  });

  test('executes statements in the order in which they were sent', async () => {
    await sql.begin((tx) =>
      Promise.all([
        tx`insert into notes values (1, 'a')`,
        tx`select pg_sleep(0.02)`,
        tx`update notes set text = text || 'b'`,
        tx`update notes set text = text || 'c'`,
      ]),
    );
    expect(await sql`select text from notes`).toEqual([{ text: 'abc' }]);
  });

  test('sees its own rows, and others see them after the commit', async () => {
    await sql.begin(async (tx) => {
      await tx`insert into notes values (1)`;
      expect(await tx`select id from notes`).toEqual([{ id: 1 }]);
      expect(await idsStored()).toEqual([]);
    });
    expect(await idsStored()).toEqual([1]);
  });

  test('takes no statements after its end', async () => {
    const [late] = await sql.begin(async (tx) => [tx]);
    await expect(late?.unsafe('insert into notes values (1)')).rejects.toThrow('has ended');
    expect(await idsStored()).toEqual([]);
  });

  test('waits at its failure for the statements that were sent with the failed one', async () => {
    const done = sql.begin((tx) =>
      Promise.all([tx`select 1 / 0`, tx`select pg_sleep(0.05)`, tx`insert into notes values (1)`]),
    );
    await expect(done).rejects.toThrow('division by zero');
    await sleep(100);
    expect(await idsStored()).toEqual([]);
    const [row] = await sql`
      select count(*) from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`;
    expect(row).toEqual({ count: 0 });
  });
});

describe('a savepoint', () => {
  test('undoes its own statements only, and the transaction goes on', async () => {
    await sql.begin(async (tx) => {
      await tx`insert into notes values (1)`;
      const inner = tx.savepoint(async (save) => {
        await save`insert into notes values (2)`;
        await save`insert into notes values (1)`;
      });
      expect(sqlStateOf(await inner.catch((error: unknown) => error))).toBe('23505');
      expect(await isUnique(tx, (save) => save`insert into notes values (1)`)).toBe(false);
      expect(await isUnique(tx, (save) => save`insert into notes values (3)`)).toBe(true);
    });
    expect(await idsStored()).toEqual([1, 3]);
  });
});
