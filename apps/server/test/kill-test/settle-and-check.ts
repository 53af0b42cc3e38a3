import { createDatabase, type Database } from '@pahiya/api/db/database';
import { handOverPremiums } from '@pahiya/api/modules/insurance/policies/hand-over-premiums';
import { reconcilePayments } from '@pahiya/api/modules/payments/reconcile/reconcile-payments';
import { compose } from '../../src/composition.ts';
import { readConfig } from '../../src/config.ts';
import type { SandboxProcess } from '../../src/sandbox-process.ts';
import { checkMoney, type MoneyReport } from './check-money.ts';
import { settleAll } from './settle-all.ts';

/** Lets a running server finish its tasks, reconciles with the gateway, and compares the books with gateway and
 * partner. `variables` are those of the server. */
export async function settleAndCheck(parts: {
  readonly databaseUrl: string;
  readonly variables: Readonly<Record<string, string>>;
  readonly sandbox: SandboxProcess;
  /** What people still have to do. */
  readonly finish?: (sql: Database) => Promise<void>;
  readonly say?: (line: string) => void;
}): Promise<MoneyReport> {
  const { databaseUrl, variables, sandbox, finish, say = () => {} } = parts;
  const sql = createDatabase({ url: databaseUrl, applicationName: 'pahiya-test-check' });
  const config = readConfig({ ...variables, PORT: '0' });
  const siteUrl = 'http://localhost';
  const composition = compose(config, { sql, secret: new Uint8Array(32), sandbox, siteUrl });
  try {
    say('settling');
    await Promise.all([settleAll(sql), finish?.(sql)]);
    const reconciled = await reconcilePayments(composition.services);
    if (!reconciled.ok) throw new Error('the gateway gave no list');
    say(`reconciled ${reconciled.value.payments} payments, ${reconciled.value.applied} unheard of`);
    // For what became known with the last payments.
    await finish?.(sql);
    await settleAll(sql);
    // What is not handed over yet; the server's own run may be at it, too.
    await handOverPremiums(composition.services);
    return await checkMoney(composition.services, sandbox.address);
  } finally {
    await composition.close();
    await sql.end({ timeout: 3 });
  }
}
