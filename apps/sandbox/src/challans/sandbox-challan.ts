import type { IstDate } from '@pahiya/domain/shared/ist-date';

/** The services that show challans, each under its own wire protocol. */
export const CHALLAN_SERVICES = ['echallan', 'virtual-courts', 'state-police'] as const;
export type ChallanService = (typeof CHALLAN_SERVICES)[number];

/** A court as its services write it. */
export type SandboxCourt = {
  readonly name: string;
  readonly address: string;
  /** Case number, 16 characters. */
  readonly cnr: string;
  readonly hearingOn: IstDate | null;
};

/** How a challan stands.
 * - `payment-pending`: money was taken, the record is not closed yet; it has no receipt number so far. */
export type Standing =
  | { readonly kind: 'open' }
  | { readonly kind: 'virtual-court'; readonly court: SandboxCourt }
  | { readonly kind: 'regular-court'; readonly court: SandboxCourt }
  | { readonly kind: 'payment-pending' }
  | { readonly kind: 'paid'; readonly receipt: string; readonly on: IstDate }
  | { readonly kind: 'closed' };

/** One challan as it is in truth; each service shows what it knows of it. */
export type SandboxChallan = {
  readonly challanNumber: string;
  readonly stateCode: string;
  readonly district: string;
  readonly department: 'Traffic' | 'Transport';
  readonly issuedOn: IstDate;
  /** Clock in India, `HH:mm:ss`. */
  readonly issuedAt: string;
  readonly place: string;
  readonly offences: readonly { readonly section: string; readonly name: string }[];
  /** Whole rupees; null: a court sets it. */
  readonly fine: number | null;
  readonly standing: Standing;
  /** What was taken: `RC`, `DL`, `VEHICLE`; null: nothing. */
  readonly impounded: string | null;
  /** How many photographs the state's police has. */
  readonly photos: number;
  readonly knownTo: readonly ChallanService[];
  /** Where a service lags behind the truth: what it still, or already, says. */
  readonly saidBy?: Partial<
    Readonly<
      Record<ChallanService, { readonly standing?: Standing; readonly fine?: number | null }>
    >
  >;
};

/** A challan as one service shows it. */
export type ShownChallan = Omit<SandboxChallan, 'knownTo' | 'saidBy'>;
