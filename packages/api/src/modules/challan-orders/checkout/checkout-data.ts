import type { CheckoutData } from '@pahiya/contracts/challans/order-schema';
import { type ActiveStep, promisedDay } from '@pahiya/domain/challans/active-step';
import type { Challan, ChallanKind } from '@pahiya/domain/challans/challan';
import type { Quote, QuoteLine } from '@pahiya/domain/challans/quote';
import { issuedOnOf } from '@pahiya/domain/challans/regime';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { paise, sumPaise } from '@pahiya/domain/shared/money';
import { shortOffence } from '../../challans/offence-words.ts';
import type { QuotePair } from '../store/order-row.ts';

const groups = [
  { kind: 'e-challan', type: 'E-Challan' },
  { kind: 'court', type: 'Court Challan' },
] as const;

/** The specification's checkoutData for priced challans. `paidOn`: the day from which the promise counts. `showPlaces`:
 * only for callers to whom places are revealed (ADR 13). */
export function toCheckoutData(
  challans: readonly Challan[],
  quote: QuotePair,
  view: {
    readonly activeStep: ActiveStep;
    readonly paidOn: IstDate;
    readonly showPlaces: boolean;
  },
): CheckoutData {
  const byNumber = new Map(challans.map((challan) => [challan.challanNumber, challan]));
  const present = groups.filter(({ kind }) =>
    quote.STANDARD.lines.some((line) => line.kind === kind),
  );
  return {
    userCart: present.map(({ kind, type }) => ({
      type,
      challanDetails: quote.STANDARD.lines.flatMap((line) => {
        const challan = byNumber.get(line.challanNumber);
        const express = lineOf(quote.EXPRESS, line.challanNumber);
        if (line.kind !== kind || challan === undefined || express === null) return [];
        return [
          {
            challanNumber: line.challanNumber,
            offense: offenceText(challan),
            shortOffense: shortOffence(challan.offences),
            location: view.showPlaces ? challan.place : null,
            issuedOn: issuedOnOf(challan),
            price: priceOfLine(line),
            expressPrice: priceOfLine(express),
          },
        ];
      }),
    })),
    tatStrip: present.map(({ kind, type }) => ({ type, ...promise(view.paidOn, kind) })),
    finalAmount: { standard: priceOfQuote(quote.STANDARD), express: priceOfQuote(quote.EXPRESS) },
    activeStep: view.activeStep,
  };
}

/** All offences as worded by the source. */
export function offenceText(challan: Pick<Challan, 'offences'>): string {
  return challan.offences.map(({ name }) => name).join('; ');
}

/** The quote line of a challan; null without one. */
export function lineOf(quote: Quote, challanNumber: string): QuoteLine | null {
  return quote.lines.find((line) => line.challanNumber === challanNumber) ?? null;
}

/** A line's amounts under the API's names. */
export function priceOfLine(line: QuoteLine) {
  const { challanAmount, legalFee, gstFee, discount, totalAmount } = line;
  return { challanAmount, legalFee, gstFee, discount, totalAmount };
}

function priceOfQuote(quote: Quote) {
  return {
    challanAmount: quote.fines,
    legalFee: sumPaise(quote.lines.map((line) => line.legalFee)),
    settlementFees: quote.order.settlementFee,
    gstFee: quote.gst,
    discount: sumPaise(quote.lines.map((line) => line.discount)),
    totalAmount: paise(quote.total),
  };
}

function promise(paidOn: IstDate, kind: ChallanKind) {
  const { on, days } = promisedDay(paidOn, kind);
  return { days, by: on };
}
