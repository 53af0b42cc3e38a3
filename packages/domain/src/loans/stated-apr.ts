import { type Paise, paise } from '../shared/money.ts';
import { exactApr } from './apr.ts';
import type { AprSheet } from './key-facts.ts';

/** A lender's own APR beside the one of the sheet. `without-gst`: the lender's leaves out the GST on the fees, which
 * the RBI's form allows. `other`: the charges on the offer do not explain it. */
export type StatedApr = {
  /** Thousandths of a percent. */
  readonly stated: number;
  readonly why: 'same' | 'without-gst' | 'other';
};

/** What rounding of the instalment to a rupee, and of the rate to two decimals, can move. */
const halfRupee = 50;
const halfDigit = 5;

/** Compares a lender's APR with the sheet. Rule id: APR-STATED. */
export function compareApr(stated: number, sheet: AprSheet): StatedApr {
  const { exactInstalment, months, net, gstOnFees } = sheet;
  const isRateOf = (handedOver: Paise): boolean => {
    const [least, most] = [-halfRupee, halfRupee].map((more) =>
      exactApr({ net: handedOver, instalment: exactInstalment + more, months }),
    );
    if (most == null) return false;
    return stated >= (least ?? 0) * 1000 - halfDigit && stated <= most * 1000 + halfDigit;
  };
  if (isRateOf(net)) return { stated, why: 'same' };
  return { stated, why: isRateOf(paise(net + gstOnFees)) ? 'without-gst' : 'other' };
}
