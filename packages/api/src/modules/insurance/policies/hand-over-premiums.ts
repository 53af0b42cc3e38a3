import { randomUUID } from 'node:crypto';
import { payoutEntries } from '@pahiya/domain/ledger/ledger';
import { sumPaise } from '@pahiya/domain/shared/money';
import type { Services } from '../../../services.ts';
import { book } from '../../ledger/book.ts';
import { findOrders } from '../../orders/find-order.ts';
import { issuerOf } from './issue-policy.ts';
import { refreshPolicyWork } from './open-policy-work.ts';
import { selectToHandOver, updateHandedOver, updateHandOver } from './policy-repository.ts';
import type { PolicyRow } from './policy-row.ts';

/** Hands the premiums of issued policies over to their insurers, each insurer's together and once: the id of a hand-over
 * is stored before it is sent, and one whose answer was lost is sent again under it. An insurer that does not answer keeps
 * no other waiting. */
export async function handOverPremiums(services: Services): Promise<void> {
  const waiting = await selectToHandOver(services.sql);
  const groups = Map.groupBy(waiting, (row) => `${row.insurerId} ${row.handOverId ?? ''}`);
  await Promise.all([...groups.values()].map((rows) => handOver(services, rows)));
}

async function handOver(services: Services, waiting: readonly PolicyRow[]): Promise<void> {
  const { sql, now } = services;
  const [first] = waiting;
  const issuer = first === undefined ? null : issuerOf(services, first);
  if (first === undefined || issuer === null) return;
  const handOverId = first.handOverId ?? randomUUID();
  const policyIds = waiting.map(({ policyId }) => policyId);
  const taken =
    first.handOverId === null ? await updateHandOver(sql, policyIds, handOverId) : policyIds;
  // What another server took meanwhile is in a hand-over of its own.
  const rows = waiting.filter(({ policyId }) => taken.includes(policyId));
  if (rows.length === 0) return;
  const orders = await findOrders(
    sql,
    rows.map(({ orderId }) => orderId),
  );
  const premiums = rows.flatMap(({ orderId, policyNumber }) => {
    const order = orders.get(orderId);
    return order === undefined || policyNumber === null
      ? []
      : [{ policyNumber, amount: order.total }];
  });
  const answer = await issuer.handOverPremiums({ handOverId, premiums });
  if (!answer.ok) return;
  const amount = sumPaise(premiums.map((one) => one.amount));
  await sql.begin(async (tx) => {
    const at = now();
    const marked = await updateHandedOver(tx, handOverId, at);
    // Another server was quicker.
    if (marked.length === 0) return;
    await book(tx, {
      key: `premiums:${handOverId}`,
      kind: 'payout',
      reference: handOverId,
      at,
      entries: payoutEntries('payout', amount, 'insurer-payable'),
    });
    for (const policyId of marked) await refreshPolicyWork(tx, policyId);
  });
}
