import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { paise } from '@pahiya/domain/shared/money';
import type { Services } from '../../../services.ts';
import { findOrders } from '../../orders/find-order.ts';
import { refreshPolicyWork } from './open-policy-work.ts';
import { selectToCompare, updateCompared } from './policy-repository.ts';
import { readStatements } from './read-statements.ts';

const hourMs = 3_600_000;

/** Compares premiums that were handed over before today with the statements of their insurers. A premium that the
 * statement lacks, or has with another sum, is open work of the desk. A statement that cannot be read is read the next
 * night. */
export async function comparePremiums(services: Services): Promise<void> {
  const { sql, now } = services;
  const today = istDateOf(now());
  const rows = (await selectToCompare(sql, new Date(now().getTime() - hourMs))).filter(
    ({ handedOverAt }) => handedOverAt !== null && istDateOf(handedOverAt) < today,
  );
  const orders = await findOrders(
    sql,
    rows.map(({ orderId }) => orderId),
  );
  const statementOf = readStatements(services);
  for (const row of rows) {
    const day = istDateOf(row.handedOverAt ?? now());
    const stated = (await statementOf(row.insurerId, day))?.premiums ?? null;
    const expected = orders.get(row.orderId)?.total;
    if (stated === null || expected === undefined || row.policyNumber === null) continue;
    const found = stated.get(row.policyNumber) ?? paise(0);
    await sql.begin(async (tx) => {
      const isDisputed = found !== expected;
      await updateCompared(tx, row.policyId, { stated: found, isDisputed, at: now() });
      await refreshPolicyWork(tx, row.policyId);
    });
  }
}
