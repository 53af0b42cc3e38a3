import { nextNocNotice, nocNoticeOn } from '@pahiya/domain/loans/noc-notices';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Transaction } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { enqueueNotice } from '../../notices/enqueue-notice.ts';
import { nocNotice } from './noc-notice.ts';
import { lockRowsToTell, updateTellOn } from './noc-repository.ts';

const loansAtOnce = 200;

/** Queues the alerts of closed loans whose day has come, and returns how many loans were looked at. What is queued and
 * the next day are stored together, so it may run on several servers and be broken off at any time. */
export async function planNocNotices(services: Services): Promise<number> {
  const today = istDateOf(services.now());
  let planned = 0;
  for (;;) {
    const count = await services.sql.begin((tx) => planBatch(tx, services, today));
    if (count === 0) return planned;
    planned += count;
  }
}

async function planBatch(tx: Transaction, services: Services, today: IstDate): Promise<number> {
  const rows = await lockRowsToTell(tx, today, loansAtOnce);
  for (const row of rows) {
    // After days without a run only what is true today is told.
    const due = nocNoticeOn(row, today);
    if (due !== null) await enqueueNotice(tx, services, nocNotice(row, due.news, due.on));
    await updateTellOn(tx, row.clockId, nextNocNotice(row, today));
  }
  return rows.length;
}
