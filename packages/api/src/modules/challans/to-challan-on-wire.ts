import type { ChallanOnWire } from '@pahiya/contracts/challans/challan-schema';
import type { Challan, ChallanSourceId } from '@pahiya/domain/challans/challan';
import { isReconciling } from '@pahiya/domain/challans/challan-tabs';
import { payabilityOf } from '@pahiya/domain/challans/payability';
import { type FeeSchedule, quoteOf } from '@pahiya/domain/challans/quote';
import { deadlinesOf, issuedOnOf } from '@pahiya/domain/challans/regime';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { OpenOrder } from '../../open-orders.ts';
import { offenceOnWire, shortOffence } from './offence-words.ts';
import { photoPath } from './photo-path.ts';

/** Context of the response: date, viewer, orders, failed sources. */
export type ChallanView = {
  readonly today: IstDate;
  readonly isRevealed: boolean;
  readonly isPaused: boolean;
  readonly fees: FeeSchedule;
  readonly failed: ReadonlySet<ChallanSourceId>;
  readonly discoveryId: string;
  readonly openOrders: ReadonlyMap<string, OpenOrder>;
  readonly viewerId: string | null;
};

/** A challan as the API returns it; place, time of day and photos only where revealed (ADR 13). */
export function toChallanOnWire(challan: Challan, view: ChallanView): ChallanOnWire {
  const { challanNumber, kind, status, fine } = challan;
  const order = view.openOrders.get(challanNumber);
  const payability = payabilityOf(challan, view.today, {
    openOrder: order === undefined ? 'none' : order.isPaid ? 'paid' : 'unpaid',
    isSourceDown: challan.provenance.some(({ source }) => view.failed.has(source)),
    paymentsPaused: view.isPaused,
  });
  const { regime, next } = deadlinesOf(challan, view.today);
  // Already paid, here or at the authority: no date to pay or contest by.
  const isPaidFor = order?.isPaid === true || isReconciling(challan);
  const isHeldBack = !view.isRevealed;
  return {
    challanNumber,
    kind,
    status,
    offense: challan.offences.map(({ name }) => name).join('; '),
    shortOffense: shortOffence(challan.offences),
    offences: challan.offences.map(offenceOnWire),
    authority: challan.authority,
    stateCode: challan.stateCode,
    district: isHeldBack ? null : challan.district,
    location: isHeldBack ? null : challan.place,
    issuedOn: issuedOnOf(challan),
    issuedAt: isHeldBack ? null : challan.issuedAt,
    photoUrls: isHeldBack
      ? []
      : challan.photoUrls.map((_, index) => photoPath(view.discoveryId, challanNumber, index)),
    isHeldBack,
    fine,
    received: challan.received,
    receiptNumber: challan.receiptNumber,
    isImpounded: challan.isImpounded,
    court: challan.court,
    regime,
    deadline: isPaidFor ? null : next,
    payability,
    price:
      payability.payable && fine !== null
        ? priceOf(quoteOf([{ challanNumber, kind, fine }], 'STANDARD', view.fees).lines[0])
        : null,
    provenance: [...challan.provenance],
    conflicts: [...challan.conflicts],
    orderId: order !== undefined && order.userId === view.viewerId ? order.orderId : null,
  };
}

function priceOf(line: ReturnType<typeof quoteOf>['lines'][number] | undefined) {
  if (line === undefined) return null;
  const { challanAmount, legalFee, gstFee, discount, totalAmount } = line;
  return { challanAmount, legalFee, gstFee, discount, totalAmount };
}
