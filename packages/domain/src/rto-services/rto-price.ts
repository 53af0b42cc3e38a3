import file from '../../data/rto-price-list.json' with { type: 'json' };
import type { OrderLine } from '../orders/order-line.ts';
import type { Confidence } from '../places/rto-offices.ts';
import { currentOf, type Dated } from '../shared/dated.ts';
import type { IstDate } from '../shared/ist-date.ts';
import { type Paise, paise, percentOf } from '../shared/money.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { type FeeBook, shippedFees } from './fee-book.ts';
import { type VehicleFeeClass, vehicleFeeClasses } from './fee-rule.ts';
import { feesOf } from './fees-of.ts';
import { youngestAge } from './ordinary-fees.ts';
import type { RtoService, ServicePaper } from './rto-service.ts';

/** Our price of a service, before GST. */
export type RtoPriceRow = Dated & {
  readonly serviceId: string;
  readonly states: readonly string[];
  readonly feePaise: number;
  readonly fileWithinDays: number;
  readonly confidence: string;
};

/** A fixed price for doing a service for the owner. Amounts in paise. */
export type RtoPrice = {
  /** Ours, before GST. */
  readonly serviceFee: Paise;
  /** The central fee, passed on whole. What the state adds is not in the price. */
  readonly governmentFee: Paise;
  readonly governmentFeeConfidence: Confidence;
  /** Days from accepted documents to filing. */
  readonly fileWithinDays: number;
  /** The first day of this price. */
  readonly since: string;
};

/** `not-offered`: not on the price list for this state. `fee-unknown`: the government fee is not certain enough for a
 * fixed price. `not-for-class`: no such service for this class of vehicle. */
export type RtoPriceRefusal =
  | 'rto-order/not-offered'
  | 'rto-order/fee-unknown'
  | 'rto-order/not-for-class';

const certain: readonly Confidence[] = ['high', 'medium'];
const priceRows: readonly RtoPriceRow[] = file.prices;

/** Where a service is on the price list, and for which vehicles. */
export type RtoOffer = {
  readonly states: readonly string[];
  /** Ours, before GST. */
  readonly serviceFee: Paise;
  readonly fileWithinDays: number;
  /** Classes with a fixed price; empty if the government fee is not certain for any. */
  readonly classes: readonly VehicleFeeClass[];
};

/** What prices are computed by; by default what ships with the program. */
export type PriceBooks = { readonly rows?: readonly RtoPriceRow[]; readonly fees?: FeeBook };

/** The offer of a service on a day; null if it is not on the price list. Rule id: RTO-WORK-PRICE. */
export function offerOf(service: RtoService, on: IstDate, books: PriceBooks = {}): RtoOffer | null {
  const { rows = priceRows } = books;
  const row = currentOf(
    rows.filter(({ serviceId }) => serviceId === service.id),
    on,
  );
  const [stateCode] = row?.states ?? [];
  if (row === null || stateCode === undefined) return null;
  return {
    states: row.states,
    serviceFee: paise(row.feePaise),
    fileWithinDays: row.fileWithinDays,
    classes: vehicleFeeClasses.filter(
      (vehicleClass) => rtoPriceOf(service, { stateCode, vehicleClass }, on, books).ok,
    ),
  };
}

/** The fixed price of a service in a state for a class of vehicle. Only where the government fee is known with at least
 * medium confidence and depends on nothing but the class. Rule id: RTO-WORK-PRICE. */
export function rtoPriceOf(
  service: RtoService,
  wish: { readonly stateCode: string; readonly vehicleClass: VehicleFeeClass },
  on: IstDate,
  { rows = priceRows, fees = shippedFees }: PriceBooks = {},
): Result<RtoPrice, RtoPriceRefusal> {
  const { stateCode, vehicleClass } = wish;
  const row = currentOf(
    rows.filter((one) => one.serviceId === service.id && one.states.includes(stateCode)),
    on,
  );
  if (row === null) return err('rto-order/not-offered');
  if (youngestAge(service) !== null) return err('rto-order/fee-unknown');
  const found = feesOf(service, { vehicleClass }, fees);
  if (!found.ok) {
    return err(
      found.error === 'rto-fees/not-for-class'
        ? 'rto-order/not-for-class'
        : 'rto-order/fee-unknown',
    );
  }
  const { centralFee, confidence } = found.value;
  if (centralFee === null || centralFee <= 0 || !certain.includes(confidence)) {
    return err('rto-order/fee-unknown');
  }
  return ok({
    serviceFee: paise(row.feePaise),
    governmentFee: centralFee,
    governmentFeeConfidence: confidence,
    fileWithinDays: row.fileWithinDays,
    since: row.from,
  });
}

/** Items of an RTO order: the parts that a refund returns. */
export const rtoItems = ['service-fee', 'government-fee'] as const;
export type RtoItem = (typeof rtoItems)[number];

/** The lines of an order as every page and receipt lists them: the government fee, our fee, GST on ours. `itemIds`: our
 * ids of both parts. */
export function rtoLines(
  { serviceFee, governmentFee }: Pick<RtoPrice, 'serviceFee' | 'governmentFee'>,
  gstBasisPoints: number,
  itemIds: Readonly<Record<RtoItem, string>>,
): readonly OrderLine[] {
  const work = itemIds['service-fee'];
  const gst = percentOf(serviceFee, gstBasisPoints, 'half-up');
  const made: OrderLine[] = [
    {
      position: 1,
      kind: 'pass-through',
      code: 'government-fee',
      itemId: itemIds['government-fee'],
      taxOn: null,
      amount: governmentFee,
    },
    {
      position: 2,
      kind: 'fee',
      code: 'service-fee',
      itemId: work,
      taxOn: null,
      amount: serviceFee,
    },
  ];
  if (gst > 0)
    made.push({ position: 3, kind: 'tax', code: 'gst', itemId: work, taxOn: 2, amount: gst });
  return made;
}

/** Parts of the price that are returned when the work is given up: everything until it was filed; afterwards the
 * government fee is with the state's treasury and our own part is returned. Throws RangeError for a day without a rule.
 * Rule id: RTO-WORK-REFUND. */
export function partsReturned(isFiled: boolean, on: IstDate): readonly RtoItem[] {
  const when = isFiled ? 'after-filing' : 'before-filing';
  const rule = currentOf(
    file.refunds.filter((row) => row.when === when),
    on,
  );
  if (rule === null) throw new RangeError(`no refund rule ${when} on ${on}`);
  return rtoItems.filter((item) => rule.returns.includes(item));
}

/** Days after payment in which the documents must be complete; then the order is refunded. Throws RangeError for a day
 * without a rule. Rule id: RTO-WORK-REFUND. */
export function documentDays(on: IstDate): number {
  const rule = currentOf(file.documentDays, on);
  if (rule === null) throw new RangeError(`no time for documents on ${on}`);
  return rule.days;
}

/** Documents that must be uploaded: those that the service always requires. Others depend on the case: the owner adds
 * them, or an operator asks for them. */
export function requiredPapers({ papers }: Pick<RtoService, 'papers'>): readonly ServicePaper[] {
  return papers.filter(({ when }) => when === null);
}

/** Required documents without a file that is stored or accepted. */
export function missingPapers(
  service: Pick<RtoService, 'papers'>,
  documents: readonly { readonly kind: string; readonly state: string }[],
): readonly ServicePaper[] {
  return requiredPapers(service).filter(
    ({ id }) => !documents.some(({ kind, state }) => kind === id && state !== 'rejected'),
  );
}
