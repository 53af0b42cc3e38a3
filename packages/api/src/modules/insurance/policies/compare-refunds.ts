import { saleHours } from '@pahiya/domain/insurance/sale-states';
import { payoutEntries } from '@pahiya/domain/ledger/ledger';
import { addDays, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Services } from '../../../services.ts';
import { book } from '../../ledger/book.ts';
import { lockPolicy } from './issue-policy.ts';
import { refreshPolicyWork } from './open-policy-work.ts';
import type { PolicyRow } from './policy-row.ts';
import { readStatements } from './read-statements.ts';
import { selectRefundsOwed, updateRefundOwed, updateRefundRead } from './refund-repository.ts';

/** At most so many days of statements are read for one policy in a night. */
const daysAtMost = 31;

/** Looks for the refunds that insurers owe us after cancellations in their statements of the days since, and books what
 * came back: the debt of the ledger is settled by it. One that is late, or came back as another sum, is open work of the
 * desk. A statement that cannot be read is read the next night; each day counts once. */
export async function compareRefunds(services: Services): Promise<void> {
  const { sql, now } = services;
  const statementOf = readStatements(services);
  const yesterday = addDays(istDateOf(now()), -1);
  for (const row of await selectRefundsOwed(sql)) {
    const { policyNumber, cancelledAt } = row;
    if (policyNumber === null || cancelledAt === null) continue;
    let day =
      row.refundReadUntil === null ? istDateOf(cancelledAt) : addDays(row.refundReadUntil, 1);
    for (let count = 0; day <= yesterday && count < daysAtMost; count += 1) {
      const stated = await statementOf(row.insurerId, day);
      if (stated === null) break;
      const isSettled = await noteDay(services, row, day, stated.refunds.get(policyNumber) ?? null);
      if (isSettled) break;
      day = addDays(day, 1);
    }
    await noteOwed(services, row.policyId);
  }
}

/** Notes that a day was read and books what came back on it. Returns whether the debt is settled. */
async function noteDay(
  services: Services,
  { policyId }: PolicyRow,
  day: IstDate,
  came: Paise | null,
): Promise<boolean> {
  return services.sql.begin(async (tx) => {
    const row = (await lockPolicy(tx, policyId))?.row ?? null;
    // Another server was quicker.
    if (row === null || row.refundSettledAt !== null) return true;
    if (row.refundReadUntil !== null && row.refundReadUntil >= day) return false;
    const at = services.now();
    const isSettled = await updateRefundRead(tx, policyId, { day, came: came ?? 0, at });
    if (came === null) return false;
    await book(tx, {
      key: `insurer-refund:${policyId}:${day}`,
      kind: 'payout-returned',
      reference: `${row.policyNumber ?? ''} ${day}`,
      at,
      entries: payoutEntries('payout-returned', came, 'insurer-payable'),
    });
    return isSettled;
  });
}

/** Makes a debt that is late or was settled with another sum the desk's, and takes one that is settled from it. */
async function noteOwed(services: Services, policyId: string): Promise<void> {
  const dueBefore = new Date(services.now().getTime() - saleHours.payBack * 3_600_000);
  await services.sql.begin(async (tx) => {
    await updateRefundOwed(tx, policyId, dueBefore);
    await refreshPolicyWork(tx, policyId);
  });
}
