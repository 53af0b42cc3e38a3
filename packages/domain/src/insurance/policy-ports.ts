import type { IstDate } from '../shared/ist-date.ts';
import type { Paise } from '../shared/money.ts';
import type { ProviderFailure } from '../shared/provider-failure.ts';
import type { Result } from '../shared/result.ts';
import type { ThirdPartyGround } from './cancellation-refund.ts';
import type { InspectionShot } from './vehicle-inspection.ts';

/** What an insurer needs of a person to issue a policy. Passed on with consent, kept encrypted until the policy is there,
 * and never logged. */
export type Proposer = {
  readonly name: string;
  /** Ten digits. */
  readonly mobile: string;
  readonly email: string | null;
  readonly address: string;
  readonly pinCode: string;
  /** Of the owner-driver cover; null without it. */
  readonly nominee: string | null;
  readonly nomineeRelation: string | null;
  /** Insurer and number of the policy before, or of the third-party policy beside own damage alone. */
  readonly previousInsurer: string | null;
  readonly previousPolicy: string | null;
  /** Lender with a charge on the vehicle, which the policy names; null: none is on record. */
  readonly financier: string | null;
  /** Of a new vehicle that has no number yet; null for one with a number. */
  readonly chassisNumber: string | null;
  readonly engineNumber: string | null;
};

/** An inspection of a vehicle by pictures that our desk passed, for the quote that asks for one. */
export type PassedInspection = {
  /** Ours, the idempotency key. */
  readonly inspectionId: string;
  readonly quoteRef: string;
  readonly shots: readonly InspectionShot[];
  /** Instant, RFC 3339 UTC. */
  readonly validUntil: string;
};

/** Answer to a passed inspection. */
export type InspectionAnswer =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly reason: string };

/** Answer to a proposal: what it costs now, or why there is none. */
export type ProposalAnswer =
  | { readonly kind: 'open'; readonly proposalRef: string; readonly total: Paise }
  | { readonly kind: 'refused'; readonly reason: string };

/** Status of a policy at its insurer. `unknown`: it was never asked for. */
export type PolicyReport =
  | { readonly state: 'unknown' }
  | { readonly state: 'working' }
  | {
      readonly state: 'issued';
      readonly policyNumber: string;
      readonly startsOn: IstDate;
      /** Of a bundle: of own damage. */
      readonly endsOn: IstDate;
      /** Of a bundle's third party; null: it is `endsOn`. */
      readonly thirdPartyUntil: IstDate | null;
    }
  | { readonly state: 'failed'; readonly reason: string };

/** A holder's cancellation of an issued policy. `refund` is what the holder was shown and gets. */
export type CancelWish = {
  readonly policyId: string;
  readonly part: 'own-damage' | 'whole';
  readonly ground: ThirdPartyGround | null;
  /** Number of the other policy, for a doubled cover. */
  readonly otherPolicy: string | null;
  /** The day that counts. */
  readonly on: IstDate;
  readonly hadClaim: boolean;
  readonly refund: Paise;
};

/** Answer to a cancellation; the insurer owes us the refund from then on. */
export type CancelAnswer =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'refused'; readonly reason: string };

/** Answer to the number of a vehicle that was insured without one. */
export type NumberAnswer =
  | { readonly kind: 'noted' }
  | { readonly kind: 'refused'; readonly reason: string };

/** A premium within a hand-over, by the number of its policy. */
export type HandedPremium = { readonly policyNumber: string; readonly amount: Paise };

/** A day by the books of an insurer: premiums that it received, and refunds of cancelled policies that it paid back to
 * us. */
export type InsurerStatement = {
  readonly premiums: readonly HandedPremium[];
  readonly refunds: readonly HandedPremium[];
};

/** Issuing of policies. `policyId` is ours and names one policy at one insurer: the idempotency key of everything
 * below. */
export type PolicyIssuer = {
  /** Reports a passed inspection; a proposal that needs one names it by its id. Reported again under it, it answers the
   * same. */
  readonly inspected: (
    inspection: PassedInspection,
  ) => Promise<Result<InspectionAnswer, ProviderFailure>>;
  /** Proposes, or finds the proposal of this id; the price may differ from the quote's. */
  readonly propose: (proposal: {
    readonly policyId: string;
    readonly quoteRef: string;
    /** Our id of the passed inspection that was reported, where the quote needs one. */
    readonly inspectionId: string | null;
    readonly proposer: Proposer;
  }) => Promise<Result<ProposalAnswer, ProviderFailure>>;
  /** Asks for the policy once its premium is paid. A failure leaves the outcome unknown: ask for the report. */
  readonly issue: (paid: {
    readonly policyId: string;
    readonly proposalRef: string;
    readonly amount: Paise;
  }) => Promise<Result<PolicyReport, ProviderFailure>>;
  readonly report: (policyId: string) => Promise<Result<PolicyReport, ProviderFailure>>;
  /** Takes the proposal back, so that no policy can follow; a policy that was issued before is returned instead. */
  readonly stop: (policyId: string) => Promise<Result<PolicyReport, ProviderFailure>>;
  /** Cancels an issued policy or a part of it, once: asked again under the same id, it answers the same. A failure leaves
   * the outcome unknown: ask again. */
  readonly cancel: (wish: CancelWish) => Promise<Result<CancelAnswer, ProviderFailure>>;
  /** Adds the number that a new vehicle was given to its policy, by an endorsement. Asked again with the same number, it
   * answers the same. A failure leaves the outcome unknown: ask again. */
  readonly addNumber: (added: {
    readonly policyId: string;
    readonly vehicleNumber: string;
  }) => Promise<Result<NumberAnswer, ProviderFailure>>;
  /** The policy as PDF; of a cancelled one it says so. */
  readonly document: (policyId: string) => Promise<Result<Uint8Array, ProviderFailure>>;
  /** Hands premiums over, once per id. */
  readonly handOverPremiums: (handOver: {
    readonly handOverId: string;
    readonly premiums: readonly HandedPremium[];
  }) => Promise<Result<'received', ProviderFailure>>;
  /** What moved on a day between the insurer and us, by its own books. */
  readonly statement: (day: IstDate) => Promise<Result<InsurerStatement, ProviderFailure>>;
};
