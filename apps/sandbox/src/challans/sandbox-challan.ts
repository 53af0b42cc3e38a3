import type { IstDate } from '@pahiya/domain/shared/ist-date';

/** Services that show challans, each with its own wire protocol. */
export const CHALLAN_SERVICES = ['echallan', 'virtual-courts', 'state-police'] as const;
export type ChallanService = (typeof CHALLAN_SERVICES)[number];

/** A court in the services' wording. */
export type SandboxCourt = {
  readonly name: string;
  readonly address: string;
  /** Case number, 16 characters. */
  readonly cnr: string;
  readonly hearingOn: IstDate | null;
};

/** Status of a challan.
 * - `payment-pending`: paid, record not closed yet; no receipt number so far. */
export type Standing =
  | { readonly kind: 'open' }
  | { readonly kind: 'virtual-court'; readonly court: SandboxCourt }
  | { readonly kind: 'regular-court'; readonly court: SandboxCourt }
  | { readonly kind: 'payment-pending' }
  | { readonly kind: 'paid'; readonly receipt: string; readonly on: IstDate }
  | { readonly kind: 'closed' };

/** A challan in its actual state; each service shows the part it has. */
export type SandboxChallan = {
  readonly challanNumber: string;
  readonly stateCode: string;
  readonly district: string;
  readonly department: 'Traffic' | 'Transport';
  readonly issuedOn: IstDate;
  /** Time in India, `HH:mm:ss`. */
  readonly issuedAt: string;
  readonly place: string;
  readonly offences: readonly { readonly section: string; readonly name: string }[];
  /** Whole rupees; null if set by a court. */
  readonly fine: number | null;
  readonly standing: Standing;
  /** Impounded: `RC`, `DL`, `VEHICLE`; null for none. */
  readonly impounded: string | null;
  /** Number of photographs of the state police. */
  readonly photos: number;
  readonly knownTo: readonly ChallanService[];
  /** Services that lag behind or run ahead: what they show instead. */
  readonly saidBy?: Partial<
    Readonly<
      Record<ChallanService, { readonly standing?: Standing; readonly fine?: number | null }>
    >
  >;
};

/** A challan as shown by a service. */
export type ShownChallan = Omit<SandboxChallan, 'knownTo' | 'saidBy'>;
