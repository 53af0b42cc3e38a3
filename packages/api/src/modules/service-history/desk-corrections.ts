import type { DeskCorrection } from '@pahiya/contracts/service-history/desk-correction-contracts';
import { maskVehicleNumber } from '@pahiya/domain/rc/mask';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { operatorNames } from '../operators/operator-names.ts';
import { findOrders } from '../orders/find-order.ts';
import {
  countOpenCorrections,
  type DeskCorrectionRow,
  selectDeskCorrections,
} from './correction-repository.ts';

const atMost = 50;

/** Corrections at the desk: of one order, or all that are open, the earliest due first. */
export async function readDeskCorrections(
  sql: Queryable,
  { now }: Pick<Services, 'now'>,
  orderId: string | null,
): Promise<{ readonly corrections: DeskCorrection[]; readonly open: number }> {
  const rows = await selectDeskCorrections(sql, { orderId, atMost });
  const open = await countOpenCorrections(sql);
  const orders = await findOrders(
    sql,
    rows.map((row) => row.orderId),
  );
  const names = await operatorNames(
    sql,
    rows.map((row) => row.answeredBy),
  );
  const today = istDateOf(now());
  const corrections = rows.flatMap((row) => {
    const publicId = orders.get(row.orderId)?.publicId;
    const line = lineOf(row);
    if (publicId === undefined || line === null) return [];
    const { correctionId, claim, statedKm, note, dueOn, state, reason } = row;
    return {
      correctionId,
      orderId: row.orderId,
      publicId,
      // The vendor knows the line by our request and its own line id.
      display: maskVehicleNumber(row.vehicleNumber),
      vendorName: row.vendorName,
      line,
      claim,
      statedKm,
      note,
      askedAt: row.askedAt.toISOString(),
      dueOn,
      isOverdue: state === 'open' && today > dueOn,
      sentAt: row.sentAt?.toISOString() ?? null,
      state,
      reason,
      answeredAt: row.answeredAt?.toISOString() ?? null,
      answeredBy: names(row.answeredBy),
    };
  });
  return { corrections, open };
}

function lineOf({ history, lineId }: DeskCorrectionRow): DeskCorrection['line'] | null {
  const visit = history?.visits.find(({ id }) => id === lineId);
  if (visit === undefined) return null;
  const { on, km, kind, workshop, city } = visit;
  return { lineId, on, km, kind, workshop, city };
}
