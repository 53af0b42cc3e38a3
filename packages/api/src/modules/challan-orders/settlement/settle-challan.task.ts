import type { SettlementReport } from '@pahiya/domain/challans/ports';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Services } from '../../../services.ts';
import type { TaskHandler } from '../../../tasks/task-kinds.ts';
import { lockChallanOrder } from '../store/challan-order.ts';
import { moveChallan, routeChallan } from '../store/move-order.ts';
import { findOrderChallan } from '../store/order-challan-repository.ts';
import type { ChallanOrderRow, OrderChallanRow } from '../store/order-row.ts';
import { takeReport } from './take-report.ts';
import { toDesk } from './to-desk.ts';

type Handed = {
  readonly order: ChallanOrderRow;
  readonly row: OrderChallanRow;
  readonly isFirst: boolean;
};

/** Submits a paid challan: kinds that the partner handles to the partner, others to the desk. It is marked `submitted`
 * before the call, so after a crash or a lost response the partner is first asked for its state. */
export const settleChallanTask: TaskHandler = async (services, orderChallanId) => {
  const handed = await hand(services, orderChallanId);
  if (handed === null) return 'done';
  const known = handed.isFirst
    ? ok<SettlementReport>({ state: 'unknown' })
    : await services.partner.report(orderChallanId);
  const report =
    known.ok && known.value.state === 'unknown' ? await submit(services, handed) : known;
  if (report.ok) return takeReport(services, orderChallanId, report.value);
  if (report.error.kind === 'rejected') {
    // Refused explicitly: not settled by the partner, so an operator can do it.
    await services.sql.begin((tx) => toDesk(tx, services, orderChallanId));
    return 'done';
  }
  return { failed: `partner-${report.error.kind}` };
};

/** Marks a queued challan as submitted; null if it is not for the partner. */
async function hand(services: Services, orderChallanId: string): Promise<Handed | null> {
  return services.sql.begin(async (tx) => {
    const found = await findOrderChallan(tx, orderChallanId);
    const order = found === null ? null : await lockChallanOrder(tx, found.orderId);
    const row = await findOrderChallan(tx, orderChallanId);
    if (order === null || row === null) return null;
    if (row.settlement === 'submitted') return { order, row, isFirst: false };
    if (row.settlement !== 'queued' || row.route === 'desk') return null;
    if (!services.settings.challans.partnerKinds.includes(row.kind)) {
      await toDesk(tx, services, orderChallanId);
      return null;
    }
    await moveChallan(tx, services, row, 'submitted');
    await routeChallan(tx, orderChallanId, { route: 'partner', assignedTo: row.assignedTo });
    return { order, row, isFirst: true };
  });
}

function submit(
  { partner }: Services,
  { order, row }: Handed,
): Promise<Result<SettlementReport, ProviderFailure>> {
  return partner.submit({
    reference: row.orderChallanId,
    challanNumber: row.challanNumber,
    vehicleNumber: order.vehicleNumber,
    stateCode: row.challan.stateCode,
    kind: row.kind,
    fine: row.fine,
    isExpress: order.settlementType === 'EXPRESS',
  });
}
