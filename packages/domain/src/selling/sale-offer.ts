import {
  type Finding,
  faultsOf,
  type InspectionGrade,
} from '../inspections/inspection-findings.ts';
import { type Paise, paise, sumPaise } from '../shared/money.ts';

/** An estimate before the inspection: what a dealer pays for such a car. */
export type SaleEstimate = { readonly low: Paise; readonly high: Paise; readonly middle: Paise };

/** What one fault takes off: the middle of its repair cost. */
export type Deduction = {
  readonly pointId: string;
  readonly grade: InspectionGrade;
  readonly low: Paise;
  readonly high: Paise;
  readonly amount: Paise;
};

/** How an estimate becomes an offer. `estimate` − all `deductions` = `inspected`; `inspected` + `market` = `offer`. */
export type OfferWorking = {
  readonly estimate: SaleEstimate;
  readonly deductions: readonly Deduction[];
  readonly deducted: Paise;
  /** Value after the inspection; 0 where the repairs cost more than the car is worth. */
  readonly inspected: Paise;
  /** What the dealer pays above (or below, negative) that value. */
  readonly market: Paise;
  readonly offer: Paise;
};

/** The middle of a repair cost, in whole rupees, halves up: what an offer takes off for it. */
export function deductionOf({ low, high }: { readonly low: Paise; readonly high: Paise }): Paise {
  return paise(Math.floor((low + high) / 200 + 0.5) * 100);
}

/** Deductions of a report, in the order of its faults. A fault without a cost (a lapsed paper) takes nothing off. */
export function deductionsOf(findings: readonly Finding[]): readonly Deduction[] {
  return faultsOf(findings).flatMap(({ pointId, grade, repair }) =>
    repair === null ? [] : [{ pointId, grade, ...repair, amount: deductionOf(repair) }],
  );
}

/** The value that estimate and report give together, before any bid. */
export function inspectedValue(estimate: SaleEstimate, deductions: readonly Deduction[]): Paise {
  const rest = estimate.middle - sumPaise(deductions.map(({ amount }) => amount));
  return paise(Math.max(0, rest));
}

/** Explains an offer to the paisa: what the inspection took off the estimate, point by point, and what the dealer pays above
 * or below the rest. Rule id: SALE-OFFER. */
export function explainOffer(
  estimate: SaleEstimate,
  deductions: readonly Deduction[],
  offer: Paise,
): OfferWorking {
  const inspected = inspectedValue(estimate, deductions);
  return {
    estimate,
    deductions,
    // With repairs above the estimate, only what it has is taken off.
    deducted: paise(estimate.middle - inspected),
    inspected,
    market: paise(offer - inspected),
    offer,
  };
}
