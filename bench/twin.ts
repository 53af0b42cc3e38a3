import { createDatabase, type Database } from '@pahiya/api/db/database';
import type { Program } from './measure.ts';

/** The product again, on a database of its own. */
export type Twin = {
  readonly product: Program;
  readonly sql: Database;
  readonly stop: () => Promise<void>;
};

/** Starts a twin on a new database of this name. */
export type StartTwin = (name: string) => Promise<Twin>;

/** What is held against itself at another number of rows has to be measured in turn too, for a machine does not keep its
 * speed while a million rows are written: so one product has few, and its twin beside it many. */
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
