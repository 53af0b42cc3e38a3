import type { IstDate } from '../shared/ist-date.ts';
import type { Paise } from '../shared/money.ts';

/** The three places that know of challans. */
export const challanSourceIds = ['national', 'virtual-court', 'state-police'] as const;
/** `national`: the central e-challan system through ULIP; `virtual-court`: the online magistrates' courts;
 * `state-police`: the systems that states keep beside the central one. */
export type ChallanSourceId = (typeof challanSourceIds)[number];

/** How a challan stands at its source.
 * - `unpaid`: open at the issuing authority. - `virtual-court`, `regular-court`: sent to that court.
 * - `paid`: paid, with or without a receipt number. - `disposed`: closed, no payment shown. */
export type ChallanStatus = 'unpaid' | 'virtual-court' | 'regular-court' | 'paid' | 'disposed';

/** One offence as the source writes it. */
export type ChallanOffence = {
  /** Section of the Act as given, e.g. `194D`; null when the source gives none. */
  readonly section: string | null;
  readonly name: string;
};

/** The court that a challan was sent to. */
export type ChallanCourt = {
  readonly name: string | null;
  readonly address: string | null;
  /** Case number, 16 characters. */
  readonly cnr: string | null;
  readonly hearingOn: IstDate | null;
};

/** One challan as one source knows it. Names of owner, driver and violator and licence numbers are dropped by the
 * adapter: the product has no use for them. */
export type SourceChallan = {
  /** Upper case, without spaces. */
  readonly challanNumber: string;
  readonly source: ChallanSourceId;
  /** Two letters, e.g. `DL`; null when it cannot be told. */
  readonly stateCode: string | null;
  /** Who issued it, e.g. `Traffic`, as the source writes it. */
  readonly authority: string | null;
  readonly district: string | null;
  /** Instant, RFC 3339 UTC; null when the source gives none that can be read. */
  readonly issuedAt: string | null;
  readonly place: string | null;
  readonly offences: readonly ChallanOffence[];
  /** Photographs of the offence; HTTPS addresses at the source. */
  readonly photoUrls: readonly string[];
  /** The fine; null: not set yet, a court or officer will. */
  readonly fine: Paise | null;
  readonly received: Paise | null;
  readonly receiptNumber: string | null;
  readonly status: ChallanStatus;
  readonly court: ChallanCourt | null;
  /** Papers or the vehicle were taken: only a court can release them. */
  readonly isImpounded: boolean;
};

/** What one source said and when: the provenance of a merged challan. */
export type ChallanProvenance = {
  readonly source: ChallanSourceId;
  readonly status: ChallanStatus;
  readonly fine: Paise | null;
  /** Instant, RFC 3339 UTC. */
  readonly fetchedAt: string;
};

/** Where sources disagree, so that the page can explain it. */
export type ChallanConflict = 'paid-at-one-source' | 'fines-differ' | 'in-court-at-one-source';

/** One challan, merged from every source that knows it. */
export type Challan = Omit<SourceChallan, 'source'> & {
  readonly kind: ChallanKind;
  readonly provenance: readonly ChallanProvenance[];
  readonly conflicts: readonly ChallanConflict[];
};

/** The two groups of the cart: settled at the authority within days, or at a court within weeks. */
export type ChallanKind = 'e-challan' | 'court';
