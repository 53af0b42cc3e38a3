import { randomUUID } from 'node:crypto';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { pauseAfter } from './connect-gate.ts';
import { createDatabase, type Database, type Transaction } from './database.ts';
import { readAddress } from './database-address.ts';
import { createTestDatabase } from './test-database.ts';

// What a driver can get wrong: docs/adr/0016 and 0028. An uncaught error fails the run.
const database = await createTestDatabase();
const { sql } = database;
const admin = createDatabase({ url: database.url, applicationName: 'test-admin', poolSize: 1 });
afterAll(async () => {
  await admin.end();
  await database.drop();
});

const WRITERS = 8;
const PARTS = 4;
const POOL = 10;
const DROPS = 100;
/** What PostgreSQL sends when a session is terminated: `E`, length, fields. */
const FIELDS = 'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0';
const TERMINATED = Buffer.concat([
  Buffer.from([0x45, 0, 0, 0, FIELDS.length + 4]),
  Buffer.from(FIELDS),
]);

/** Each row records the transaction that wrote it. */
beforeEach(async () => {
  await admin`drop table if exists parts`;
  await admin`create table parts (id uuid, part integer, written_in xid8 default pg_current_xact_id())`;
});

describe('connections that the database drops under load', () => {
  test('crash no process, hang no caller, and leave no transaction half done or nested in another', async () => {
    const load = startLoad(async (tx, id) => {
      for (let part = 1; part <= PARTS; part += 1)
        await tx`insert into parts values (${id}, ${part})`;
    });
    await dropConnections(load.hasMetDrops);
    const { done, patience } = await load.end();
    expect({ broken: await countBroken(), mixed: await countMixed() }).toEqual({
      broken: 0,
      mixed: 0,
    });
    expect(patience).toBeLessThan(0.5);
    expect(await countDone()).toBeGreaterThanOrEqual(done);
    await expectRecovered(sql);
  }, 60_000);

  test('have the same guarantees in code that handles a failed statement and continues', async () => {
    const load = startLoad(async (tx, id) => {
      for (let part = 1; part <= PARTS; part += 1) {
        await tx`insert into parts values (${id}, ${part})`.catch(() => undefined);
      }
    });
    await dropConnections(load.hasMetDrops);
    const { patience } = await load.end();
    expect({ broken: await countBroken(), mixed: await countMixed() }).toEqual({
      broken: 0,
      mixed: 0,
    });
    expect(patience).toBeLessThan(0.5);
    await expectRecovered(sql);
  }, 60_000);

  test('answer or refuse each of many concurrent statements', async () => {
    const load = startLoad(async (tx, id) => {
      await Promise.allSettled(
        Array.from({ length: PARTS }, (_, part) => tx`insert into parts values (${id}, ${part})`),
      );
    });
    const reads = { answered: 0, refused: 0 };
    let isOver = false;
    const reading = Array.from({ length: 20 }, async () => {
      while (!isOver) {
        const rows = await sql<{ n: number }[]>`select 1 + ${1}::integer as n`.catch(() => null);
        if (rows === null) reads.refused += 1;
        else reads.answered += 1;
        if (rows !== null) expect(rows).toEqual([{ n: 2 }]);
      }
    });
    await dropConnections(() => reads.answered > 0 && reads.refused > 0);
    isOver = true;
    await Promise.all([...reading, load.end()]);
    expect({ broken: await countBroken(), mixed: await countMixed() }).toEqual({
      broken: 0,
      mixed: 0,
    });
    await expectRecovered(sql);
  }, 60_000);
});

describe('a lost transaction', () => {
  test('runs none of its later statements on a connection that has been reused', async () => {
    const one = createDatabase({ url: database.url, applicationName: 'test-one', poolSize: 1 });
    const mine = randomUUID();
    const other = randomUUID();
    let goOn = () => {};
    const isTaken = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const { promise: refused, resolve: refuse } = Promise.withResolvers<unknown[]>();
    const first = one.begin(async (tx) => {
      await tx`insert into parts values (${mine}, 1)`;
      await drop('test-one');
      await isTaken;
      const late = [tx`insert into parts values (${mine}, 2)`, tx`commit`];
      refuse((await Promise.allSettled(late)).map(({ status }) => status));
    });
    await expect(first).rejects.toThrow(/CONNECTION_CLOSED/);
    const second = one.begin(async (tx) => {
      await tx`insert into parts values (${other}, 1)`;
      goOn();
      expect(await refused).toEqual(['rejected', 'rejected']);
      throw new Error('thought better of it');
    });
    await expect(second).rejects.toThrow('thought better of it');
    expect(await admin`select id from parts`).toEqual([]);
    await one.end();
  });

  test('whose client has forgotten it is ended by the database within ten seconds', async () => {
    const [row] = await sql`show idle_in_transaction_session_timeout`;
    expect(row).toEqual({ idle_in_transaction_session_timeout: '10s' });
  });
});

describe('a commit', () => {
  test('whose answer is lost is an error: it may have happened', async () => {
    const proxy = await startProxy((bytes, client, upstream) => {
      if (!bytes.includes('commit')) return false;
      upstream.unpipe(client).once('data', () => client.destroy());
      upstream.resume().write(bytes);
      return true;
    });
    const sql = createDatabase({ url: proxy.url, applicationName: 'test-lost', poolSize: 1 });
    const id = randomUUID();
    const done = sql.begin((tx) => tx`insert into parts values (${id}, 1)`);
    await expect(done).rejects.toThrow('CONNECTION_CLOSED');
    expect(await admin`select id from parts`).toEqual([{ id }]);
    await sql.end();
    proxy.close();
  });
});

describe('a connection that is dropped while connecting', () => {
  test('is made again, and the waiting statement is executed', async () => {
    let dropped = 0;
    const proxy = await startProxy((_, client, upstream) => {
      if (dropped > 0) return false;
      dropped += 1;
      terminate(client, upstream);
      return true;
    });
    const fresh = createDatabase({ url: proxy.url, applicationName: 'test-fresh', poolSize: 1 });
    expect(await fresh`select 1 as one`).toEqual([{ one: 1 }]);
    expect(proxy.connections()).toBe(2);
    await fresh.end();
    proxy.close();
  });

  test('leaves a working pool, also when it happens repeatedly', async () => {
    const fresh = createDatabase({ url: database.url, applicationName: 'test-fresh', poolSize: 5 });
    let isOver = false;
    const dropping = (async () => {
      while (!isOver) await drop('test-fresh');
    })();
    for (let round = 0; round < 20; round += 1) await Promise.allSettled(askMany(fresh));
    isOver = true;
    await dropping;
    await expectRecovered(fresh);
    await fresh.end();
  }, 30_000);
});

describe('a database that is away', () => {
  test('is asked a few times a second, however many ask for it, who all hear of it soon', async () => {
    let isAway = true;
    const proxy = await startProxy((_, client, upstream) => {
      if (isAway) terminate(client, upstream);
      return isAway;
    });
    const sql = createDatabase({ url: proxy.url, applicationName: 'test-away', poolSize: POOL });
    let refused = 0;
    let mostAttempts = 0;
    const from = performance.now();
    const ask = async () => {
      while (proxy.connections() < POOL + 10) {
        const before = proxy.connections();
        await sql`select 1`.catch(() => {
          refused += 1;
        });
        mostAttempts = Math.max(mostAttempts, proxy.connections() - before);
      }
    };
    await Promise.all(Array.from({ length: 100 }, ask));
    // The whole pool at once, then one per pause, which doubles up to the longest.
    const attempts = proxy.connections() - POOL;
    const pauses = Array.from({ length: attempts }, (_, failures) => pauseAfter(failures));
    // Timers have whole milliseconds.
    const least = pauses.reduce((sum, pause) => sum + pause - 1, 0);
    expect(performance.now() - from).toBeGreaterThan(least);
    // All of them share each attempt.
    expect(refused).toBeGreaterThan(5 * 100);
    expect(mostAttempts).toBeLessThanOrEqual(POOL + 2);
    isAway = false;
    await expectRecovered(sql);
    await sql.end();
    proxy.close();
  });

  test('costs no process when its idle connections end', async () => {
    const idle = createDatabase({ url: database.url, applicationName: 'test-idle', poolSize: 5 });
    await Promise.all(Array.from({ length: 5 }, () => idle`select pg_sleep(0.05)`));
    await drop('test-idle');
    const answer = () => idle`select 1 as one`.catch(() => 'not noticed yet');
    await expect.poll(answer).toEqual([{ one: 1 }]);
    await idle.end();
  });
});

type Proxy = {
  readonly url: string;
  /** Connections so far. */
  readonly connections: () => number;
  readonly close: () => void;
};

/** A proxy in front of the database. `meddle` may do something else with what a client sends than pass it on. */
async function startProxy(
  meddle: (bytes: Buffer, client: net.Socket, upstream: net.Socket) => boolean,
): Promise<Proxy> {
  const { host = '', port: at, user, password, database: name } = readAddress(database.url);
  let connections = 0;
  const server = net.createServer((client) => {
    connections += 1;
    const upstream = host.startsWith('/')
      ? net.connect(`${host}/.s.PGSQL.${at}`)
      : net.connect(at ?? 5432, host);
    for (const socket of [client, upstream]) socket.on('error', () => {});
    upstream.pipe(client);
    client.on('data', (bytes: Buffer) => {
      if (!meddle(bytes, client, upstream)) upstream.write(bytes);
    });
    client.on('close', () => upstream.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${port}/${name}`,
    connections: () => connections,
    close: () => server.close(),
  };
}

/** Ends a connection as `pg_terminate_backend` does. */
function terminate(client: net.Socket, upstream: net.Socket): void {
  upstream.unpipe(client).destroy();
  client.end(TERMINATED);
}

/** `patience`: of all transactions, the share that ended while one was waiting; near 1 if one hangs and goes on. */
function startLoad(write: (tx: Transaction, id: string) => Promise<void>) {
  const load = { done: 0, lost: 0, mostOvertaken: 0 };
  const ended = () => load.done + load.lost;
  let isOver = false;
  const writers = Array.from({ length: WRITERS }, async () => {
    while (!isOver) {
      const before = ended();
      try {
        await sql.begin((tx) => write(tx, randomUUID()));
        load.done += 1;
      } catch {
        load.lost += 1;
      }
      load.mostOvertaken = Math.max(load.mostOvertaken, ended() - before);
    }
  });
  return {
    hasMetDrops: () => load.done > WRITERS && load.lost > WRITERS,
    end: async () => {
      isOver = true;
      await Promise.all(writers);
      return { done: load.done, patience: load.mostOvertaken / ended() };
    },
  };
}

/** Often, and until both ends were seen; with ever longer pauses, so that a slow machine gets something done too. */
async function dropConnections(isSeen: () => boolean): Promise<void> {
  for (let drops = 0; drops < DROPS || !isSeen(); drops += 1) {
    await drop('pahiya-test');
    await sleep(20 + drops / 10);
  }
}

async function drop(applicationName: string): Promise<void> {
  await admin`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = ${applicationName}`;
}

/** Transactions that were only partly written. */
async function countBroken(): Promise<number> {
  return (await admin`select id from parts group by id having count(*) <> ${PARTS}`).length;
}

/** Transactions whose parts were written in several, or that contain parts of several. */
async function countMixed(): Promise<number> {
  const split = await admin`select id from parts group by id having count(distinct written_in) > 1`;
  const shared = await admin`
    select written_in from parts group by written_in having count(distinct id) > 1`;
  return split.length + shared.length;
}

async function countDone(): Promise<number> {
  return (await admin`select distinct id from parts`).length;
}

function askMany(of: Database): Promise<unknown>[] {
  return Array.from({ length: 20 }, () => of`select 1`);
}

/** Every connection of the pool is used. A statement on a dropped connection may fail, once; one that is never answered
 * ends the test at its time limit. */
async function expectRecovered(of: Database): Promise<void> {
  await Promise.allSettled(askMany(of));
  for (const rows of await Promise.all(askMany(of))) expect(rows).toHaveLength(1);
  await Promise.all(Array.from({ length: 10 }, () => of.begin((tx) => tx`select 1`)));
}
