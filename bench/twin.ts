import { createDatabase, type Database } from '@pahiya/api/db/database';
import type { Program } from './measure.ts';

/** A second instance of the product, on its own database. */
export type Twin = {
  readonly product: Program;
  readonly sql: Database;
  readonly stop: () => Promise<void>;
};

/** Starts a second instance on a new database of this name. */
export type StartTwin = (name: string) => Promise<Twin>;

/** A comparison with the same product at another number of rows also needs measuring in turn, as a machine does not
 * keep its speed while a million rows are written: so one instance has few, and its twin many. */
export function twinStarter({
  sql,
  databaseUrl,
  startProduct,
}: {
  readonly sql: Database;
  readonly databaseUrl: string;
  readonly startProduct: (name: string, databaseUrl: string) => Promise<Program>;
}): StartTwin {
  return async (name) => {
    await sql`create database ${sql(name)}`;
    const url = databaseUrl.replace(/[^/]+$/, name);
    const product = await startProduct(name, url);
    const own = createDatabase({
      url,
      applicationName: 'pahiya-bench',
      poolSize: 2,
      statementTimeoutMs: 0,
    });
    const stop = async () => {
      await product.stop();
      await own.end();
      await sql`drop database ${sql(name)}`;
    };
    return { product, sql: own, stop };
  };
}
