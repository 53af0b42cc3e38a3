import { gatewaySettlementEntries } from '@pahiya/domain/ledger/ledger';
import type { SettledItem } from '@pahiya/domain/payments/ports';
import { addDays, istDateOf } from '@pahiya/domain/shared/ist-date';
import { sumPaise } from '@pahiya/domain/shared/money';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { book } from '../../ledger/book.ts';
import { recordDifference } from '../store/record-difference.ts';
import { selectAmounts } from './reconcile-repository.ts';

/** Settlements arrive two working days after a payment; the window also covers a week of failed nightly runs. */
const daysBack = 14;

/** Books the gateway's transfers to our bank account, each once. Reads past days only, since today's report may still
 * grow. Items that are unknown or whose amount differs are recorded as differences. Returns the number of transfers
 * booked. */
export async function bookGatewaySettlements(
  services: Services,
): Promise<Result<number, ProviderFailure>> {
  const { gateway, sql, now } = services;
  const today = istDateOf(now());
  let booked = 0;
  for (let back = daysBack; back >= 1; back -= 1) {
    const report = await gateway.settledOn(addDays(today, -back));
    if (!report.ok) return report;
    for (const items of bySettlement(report.value)) {
      const isNew = await sql.begin((tx) => bookOne(tx, items, now()));
      if (isNew) booked += 1;
    }
  }
  return ok(booked);
}

function bySettlement(items: readonly SettledItem[]): readonly (readonly SettledItem[])[] {
  return [...Map.groupBy(items, ({ settlementId }) => settlementId).values()];
}

async function bookOne(tx: Queryable, items: readonly SettledItem[], at: Date): Promise<boolean> {
  const [first] = items;
  if (first === undefined) return false;
  const { settlementId, bankReference } = first;
  const sums = {
    gross: sumPaise(items.map(({ net, charges }) => sumPaise([net, charges]))),
    charges: sumPaise(items.map(({ charges }) => charges)),
    chargesGst: sumPaise(items.map(({ chargesGst }) => chargesGst)),
  };
  const entries = gatewaySettlementEntries(sums);
  // Payments and refunds cancel out without charges: nothing was transferred.
  if (entries.length < 2) return false;
  const outcome = await book(tx, {
    key: `gateway-settlement:${settlementId}`,
    kind: 'gateway-settlement',
    at: new Date(first.settledAt),
    reference: bankReference,
    entries,
  });
  if (outcome === 'already') return false;
  await recordDifferences(tx, items, at);
  return true;
}

async function recordDifferences(
  tx: Queryable,
  items: readonly SettledItem[],
  at: Date,
): Promise<void> {
  const known = await selectAmounts(
    tx,
    items.map(({ itemId }) => itemId),
  );
  for (const { itemId: subject, gross, charges, net } of items) {
    const after = sumPaise([net, charges]);
    if (!known.has(subject)) {
      await recordDifference(tx, {
        kind: 'settlement-unknown',
        subject,
        expected: null,
        found: net,
        at,
      });
    } else if (gross !== after || gross !== known.get(subject)) {
      const expected = known.get(subject) ?? gross;
      await recordDifference(tx, {
        kind: 'settlement-amount',
        subject,
        expected,
        found: after,
        at,
      });
    }
  }
}
