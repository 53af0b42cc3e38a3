import type { IstDate } from '../shared/ist-date.ts';
import type { Paise } from '../shared/money.ts';

/** Sources of challans. */
export const challanSourceIds = ['national', 'virtual-court', 'state-police'] as const;
/** `national`: the central e-challan system through ULIP; `virtual-court`: the online magistrates' courts;
 * `state-police`: the systems that states keep beside the central one. */
export type ChallanSourceId = (typeof challanSourceIds)[number];

/** Status of a challan at its source.
 * - `unpaid`: open at the issuing authority. - `virtual-court`, `regular-court`: sent to that court.
 * - `paid`: paid, with or without a receipt number. - `disposed`: closed without a payment on record. */
export type ChallanStatus = 'unpaid' | 'virtual-court' | 'regular-court' | 'paid' | 'disposed';

/** An offence in the wording of the source. */
export type ChallanOffence = {
  /** Section of the Act as given, e.g. `194D`; null if the source has none. */
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

/** A challan of one source. The adapter drops names of owner, driver and violator and licence numbers, which the
 * product does not need. */
export type SourceChallan = {
  /** Upper case, without spaces. */
  readonly challanNumber: string;
  readonly source: ChallanSourceId;
  /** State code, e.g. `DL`; null if unknown. */
  readonly stateCode: string | null;
  /** Issuing authority in the wording of the source, e.g. `Traffic`. */
  readonly authority: string | null;
  readonly district: string | null;
  /** Instant, RFC 3339 UTC; null if missing or unreadable. */
  readonly issuedAt: string | null;
  readonly place: string | null;
  readonly offences: readonly ChallanOffence[];
  /** Photographs of the offence; HTTPS addresses at the source. */
  readonly photoUrls: readonly string[];
  /** The fine; null until a court or officer sets it. */
  readonly fine: Paise | null;
  readonly received: Paise | null;
  readonly receiptNumber: string | null;
  readonly status: ChallanStatus;
  readonly court: ChallanCourt | null;
  /** Documents or the vehicle were impounded: only a court can release them. */
  readonly isImpounded: boolean;
};

/** What a source reported and when: the provenance of a merged challan. */
export type ChallanProvenance = {
  readonly source: ChallanSourceId;
  readonly status: ChallanStatus;
  readonly fine: Paise | null;
  /** Instant, RFC 3339 UTC. */
  readonly fetchedAt: string;
};

/** Conflicts between sources, explained on the page. */
export type ChallanConflict = 'paid-at-one-source' | 'fines-differ' | 'in-court-at-one-source';

/** A challan merged from all sources that have it. */
export type Challan = Omit<SourceChallan, 'source'> & {
  readonly kind: ChallanKind;
  readonly provenance: readonly ChallanProvenance[];
  readonly conflicts: readonly ChallanConflict[];
};

/** Groups of the cart: settled at the authority within days, or at a court within weeks. */
export type ChallanKind = 'e-challan' | 'court';
