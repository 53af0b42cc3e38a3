import claims from '../../data/claim-rules.json' with { type: 'json' };
import file from '../../data/policy-terms.json' with { type: 'json' };
import type { Confidence } from '../places/rto-offices.ts';
import { currentOf, type Dated } from '../shared/dated.ts';
import type { IstDate } from '../shared/ist-date.ts';
import { type Paise, paise } from '../shared/money.ts';

/** Sums, shares, days and addresses that every motor policy of a day has; null where no row says so. */
export type PolicyTerms = {
  /** Most that is paid for other people's property. */
  readonly property: { readonly car: Paise; readonly twoWheeler: Paise } | null;
  /** Most that is paid for it where the owner chose the limited cover. */
  readonly restrictedProperty: Paise | null;
  /** Percent of the insured value above which a repair counts as a total loss. */
  readonly totalLossPercent: number | null;
  /** Sum insured of the owner-driver's accident cover. */
  readonly ownerDriver: Paise | null;
  /** Loss above which a registered surveyor is needed. */
  readonly surveyorAbove: Paise | null;
  /** Days after the end of own damage for which the no-claim bonus is kept. */
  readonly bonusKeptDays: number | null;
  /** Points of a percent by which the insured value falls in a year, roughly. */
  readonly valueFallPercent: number | null;
  /** Hours within which insurers usually want to hear of a loss. */
  readonly claimNotice: { readonly from: number; readonly to: number } | null;
  /** The regulator's portal for complaints. */
  readonly portal: {
    readonly site: string;
    readonly phones: readonly string[];
    readonly mail: string;
  } | null;
};

const lists = {
  property: file.propertyDamage,
  restrictedProperty: file.restrictedProperty,
  totalLossPercent: file.totalLoss,
  ownerDriver: file.ownerDriver,
  surveyorAbove: claims.surveyorAbove,
  bonusKeptDays: file.bonusKept,
  valueFallPercent: file.valueFall,
  claimNotice: file.claimNotice,
  portal: file.complaintPortal,
} as const satisfies Record<keyof PolicyTerms, readonly object[]>;

/** The terms of a day. Rule id: POLICY-TERMS. */
export function policyTerms(on: IstDate): PolicyTerms {
  const property = currentOf(lists.property, on);
  const restricted = currentOf(lists.restrictedProperty, on);
  const surveyor = currentOf(lists.surveyorAbove, on);
  const ownerDriver = currentOf(lists.ownerDriver, on);
  const notice = currentOf(lists.claimNotice, on);
  const portal = currentOf(lists.portal, on);
  return {
    property:
      property === null
        ? null
        : { car: paise(property.carPaise), twoWheeler: paise(property.twoWheelerPaise) },
    restrictedProperty: restricted === null ? null : paise(restricted.paise),
    totalLossPercent: currentOf(lists.totalLossPercent, on)?.percent ?? null,
    ownerDriver: ownerDriver === null ? null : paise(ownerDriver.paise),
    surveyorAbove: surveyor === null ? null : paise(surveyor.paise),
    bonusKeptDays: currentOf(lists.bonusKeptDays, on)?.days ?? null,
    valueFallPercent: currentOf(lists.valueFallPercent, on)?.percent ?? null,
    claimNotice: notice === null ? null : { from: notice.fromHours, to: notice.toHours },
    portal:
      portal === null ? null : { site: portal.site, phones: portal.phones, mail: portal.mail },
  };
}

/** Where a term of a day comes from, and since when it is in force. */
export type TermSource = {
  readonly term: keyof PolicyTerms;
  readonly from: IstDate;
  readonly source: readonly string[];
  /** Practice, or a row of low confidence. */
  readonly isUncertain: boolean;
};

type Row = Dated & { readonly confidence: Confidence; readonly source: readonly string[] };

/** The sources of these terms on a day; a term without a row has none. */
export function termSources(
  terms: readonly (keyof PolicyTerms)[],
  on: IstDate,
): readonly TermSource[] {
  return terms.flatMap((term) => {
    const row = currentOf(lists[term] as readonly Row[], on);
    if (row === null) return [];
    const isUncertain = row.confidence === 'unverified' || row.confidence === 'low';
    return [{ term, from: row.from as IstDate, source: row.source, isUncertain }];
  });
}
