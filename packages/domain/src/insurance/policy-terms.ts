import claims from '../../data/claim-rules.json' with { type: 'json' };
import file from '../../data/policy-terms.json' with { type: 'json' };
import { currentOf } from '../shared/dated.ts';
import type { IstDate } from '../shared/ist-date.ts';
import { type Paise, paise } from '../shared/money.ts';

/** Sums and shares that every motor policy of a day has; null where no row says so. */
export type PolicyTerms = {
  /** Most that is paid for other people's property. */
  readonly property: { readonly car: Paise; readonly twoWheeler: Paise } | null;
  /** Percent of the insured value above which a repair counts as a total loss. */
  readonly totalLossPercent: number | null;
  /** Sum insured of the owner-driver's accident cover. */
  readonly ownerDriver: Paise | null;
  /** Loss above which a registered surveyor is needed. */
  readonly surveyorAbove: Paise | null;
};

/** The terms of a day. Rule id: POLICY-TERMS. */
export function policyTerms(on: IstDate): PolicyTerms {
  const property = currentOf(file.propertyDamage, on);
  const surveyor = currentOf(claims.surveyorAbove, on);
  const ownerDriver = currentOf(file.ownerDriver, on);
  return {
    property:
      property === null
        ? null
        : { car: paise(property.carPaise), twoWheeler: paise(property.twoWheelerPaise) },
    totalLossPercent: currentOf(file.totalLoss, on)?.percent ?? null,
    ownerDriver: ownerDriver === null ? null : paise(ownerDriver.paise),
    surveyorAbove: surveyor === null ? null : paise(surveyor.paise),
  };
}
