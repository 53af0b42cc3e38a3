import type { DeskOrder } from '@pahiya/contracts/operators/desk-schema';
import { displayVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { maskMobile } from '../../auth/mobile.ts';
import { readLedgerOfOrder } from '../../ledger/ledger-of-order.ts';
import { listOperators } from '../operator-repository.ts';
import { notAtDesk } from '../refusals.ts';
import {
  findActs,
  findDeskAttempts,
  findDeskChallans,
  findDeskDocuments,
  findDeskEvents,
  findDeskOrder,
} from './desk-order-repository.ts';
import { findDeskRefunds } from './desk-refunds.ts';
import { toDeskChallan } from './to-desk-challan.ts';

/** Acts that an order's page shows. */
const actsAtMost = 100;

/** An order as the desk sees it: the mobile masked, names left out. */
export async function readDeskOrder(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  orderId: string,
): Promise<Result<{ order: DeskOrder }, Refusal>> {
  const row = await findDeskOrder(sql, orderId);
  if (row === null) return err(notAtDesk);
  const [challans, documents, attempts, refunds, events, acts, ledger, colleagues] =
    await Promise.all([
      findDeskChallans(sql, orderId),
      findDeskDocuments(sql, orderId),
      findDeskAttempts(sql, orderId),
      findDeskRefunds(sql, orderId),
      findDeskEvents(sql, orderId),
      findActs(sql, orderId, actsAtMost),
      readLedgerOfOrder(sql, orderId),
      listOperators(sql),
    ]);
  const { mobile, isSandbox, createdAt, paidAt, ...order } = row;
  return ok({
    order: {
      ...order,
      display: displayVehicleNumber(row.vehicleNumber),
      mobileMasked: mobile === null ? null : maskMobile(mobile),
      createdAt: createdAt.toISOString(),
      paidAt: paidAt?.toISOString() ?? null,
      sandbox: isSandbox,
      challans: challans.map((challan) =>
        toDeskChallan(
          challan,
          documents.filter((one) => one.orderChallanId === challan.orderChallanId),
          { paidAt, now: now() },
        ),
      ),
      attempts: attempts.map(onWire),
      refunds: [...refunds],
      events: events.map(onWire),
      acts: acts.map(onWire),
      ledger: ledger.map(({ kind, at, entries }) => ({
        kind,
        at: at.toISOString(),
        entries: entries.map((entry) => ({ ...entry })),
      })),
      colleagues: colleagues.map((one) => ({ ...one })),
    },
  });
}

function onWire<Row extends { readonly at: Date }>({ at, ...row }: Row) {
  return { ...row, at: at.toISOString() };
}
