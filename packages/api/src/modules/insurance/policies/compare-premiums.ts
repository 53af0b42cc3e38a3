import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { type Paise, paise } from '@pahiya/domain/shared/money';
import type { Services } from '../../../services.ts';
import { findOrders } from '../../orders/find-order.ts';
import { issuerOf } from './issue-policy.ts';
import { refreshPolicyWork } from './open-policy-work.ts';
import { selectToCompare, updateCompared } from './policy-repository.ts';
import type { PolicyRow } from './policy-row.ts';

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
  const statements = new Map<string, ReadonlyMap<string, Paise> | null>();
  for (const row of rows) {
    const stated = await statementOf(services, statements, row);
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

/** The statement of the day on which a premium was handed over, read once; null where it cannot be read. */
async function statementOf(
  services: Services,
  known: Map<string, ReadonlyMap<string, Paise> | null>,
  row: PolicyRow,
): Promise<ReadonlyMap<string, Paise> | null> {
  const day = istDateOf(row.handedOverAt ?? services.now()) as IstDate;
  const key = `${row.insurerId} ${day}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const answer = await issuerOf(services, row)?.statement(day);
  const read = answer?.ok
    ? new Map(answer.value.map(({ policyNumber, amount }) => [policyNumber, amount]))
    : null;
  known.set(key, read);
  return read;
}
