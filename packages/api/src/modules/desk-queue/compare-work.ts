import type { Queryable } from '../../db/database.ts';
import type { DeskWork, OpenWork } from '../../desk-work.ts';
import type { Services } from '../../services.ts';
import { lockOrder } from '../orders/find-order.ts';
import { recordDifference } from '../payments/store/record-difference.ts';
import {
  type QueuedWork,
  selectWork,
  selectWorkBetween,
  selectWorkOfOtherKinds,
} from './desk-work-repository.ts';
import { refreshWork } from './refresh-work.ts';

/** Comes before every id. */
const first = '00000000-0000-0000-0000-000000000000';
const pageSize = 500;

/** An item of which the queue and the kind's own tables differ. `found`: what the queue has; null for nothing. */
export type StaleWork = {
  readonly itemId: string;
  readonly orderId: string | null;
  readonly kind: string;
  readonly expected: DeskWork | null;
  readonly found: QueuedWork | null;
};

type Comparing = Pick<Services, 'orderKinds' | 'deskWorkKinds'>;

/** Compares the queue with the tables of every kind, in pages. Read without locks: an item that moves meanwhile may be
 * among the results. */
export async function findStaleWork(
  sql: Queryable,
  kinds: Comparing,
): Promise<readonly StaleWork[]> {
  const stale: StaleWork[] = [];
  const all = openWorkOf(kinds);
  for (const [kind, openWork] of all) stale.push(...(await staleOfKind(sql, kind, openWork)));
  for (const found of await selectWorkOfOtherKinds(sql, [...all.keys()])) {
    const { itemId, orderId, kind } = found;
    stale.push({ itemId, orderId, kind, expected: null, found });
  }
  return stale;
}

function openWorkOf({ orderKinds, deskWorkKinds }: Comparing): ReadonlyMap<string, OpenWork> {
  const ofOrders = Object.entries(orderKinds).map(([kind, { desk }]) => [kind, desk] as const);
  const all = [...ofOrders, ...Object.entries(deskWorkKinds)];
  return new Map(all.map(([kind, { openWork }]) => [kind, openWork]));
}

async function staleOfKind(
  sql: Queryable,
  kind: string,
  openWork: OpenWork,
): Promise<readonly StaleWork[]> {
  const stale: StaleWork[] = [];
  let after: string | null = first;
  while (after !== null) {
    const works: readonly DeskWork[] = await openWork(sql, { after, limit: pageSize });
    const last: string | null = works.length < pageSize ? null : (works.at(-1)?.itemId ?? null);
    const rows = await selectWorkBetween(sql, kind, { after, last });
    const expected = new Map(works.map((work) => [work.itemId, work]));
    const found = new Map(rows.map((row) => [row.itemId, row]));
    for (const itemId of new Set([...expected.keys(), ...found.keys()])) {
      const [work, row] = [expected.get(itemId) ?? null, found.get(itemId) ?? null];
      const one = work ?? row;
      if (one === null || isSame(work, row)) continue;
      stale.push({ itemId, orderId: one.orderId, kind, expected: work, found: row });
    }
    after = last;
  }
  return stale;
}

/** Every night: compares the queue with the tables of every kind, corrects its rows, and records each difference for the
 * desk. Returns the number of corrected rows. */
export async function compareWork(services: Services): Promise<number> {
  const { sql } = services;
  const all = openWorkOf(services);
  let corrected = 0;
  for (const suspect of await findStaleWork(sql, services)) {
    const openWork: OpenWork = all.get(suspect.kind) ?? (async () => []);
    const isStale = await sql.begin(async (tx) => {
      // Changes of an item lock its order or the item: from here on both sides are as they stay.
      if (suspect.orderId !== null) await lockOrder(tx, suspect.orderId);
      else await services.deskWorkKinds[suspect.kind]?.lock(tx, suspect.itemId);
      const [expected] = await openWork(tx, { ids: [suspect.itemId] });
      if (isSame(expected ?? null, await selectWork(tx, suspect.itemId))) return false;
      await refreshWork(tx, openWork, suspect.itemId);
      await recordDifference(tx, {
        kind: 'desk-work',
        subject: suspect.itemId,
        expected: expected?.amount ?? null,
        found: suspect.found?.amount ?? null,
        at: services.now(),
      });
      return true;
    });
    if (isStale) corrected += 1;
  }
  return corrected;
}

/** Whether a row is as the kind has the work. The operator counts only if the kind stores it. */
function isSame(work: DeskWork | null, row: QueuedWork | null): boolean {
  if (work === null || row === null) return work === row;
  const { assignedTo = row.assignedTo } = work;
  return (
    assignedTo === row.assignedTo &&
    work.paidAt.getTime() === row.paidAt.getTime() &&
    compared.every((name) => work[name] === row[name])
  );
}

const compared = [
  ...(['itemId', 'orderId', 'kind', 'type', 'name', 'state', 'route'] as const),
  ...(['isExpress', 'amount', 'dueOn', 'publicId', 'vehicleNumber'] as const),
];
