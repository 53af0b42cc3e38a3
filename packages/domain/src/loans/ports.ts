import type { IstDate } from '../shared/ist-date.ts';
import type { Paise } from '../shared/money.ts';
import type { ProviderFailure } from '../shared/provider-failure.ts';
import type { Result } from '../shared/result.ts';
import type { WorkKind } from './eligibility.ts';
import type { LenderFacts, LoanFee } from './key-facts.ts';
import type { LoanKind } from './loan-rules.ts';

/** Kind of look at a credit report. `soft`: other lenders do not see it, and it does not change the score. `hard`: an
 * application, which they see and which may lower the score. */
export type CreditCheck = 'soft' | 'hard';

/** A lender as shown before anything is sent to it. */
export type LenderProfile = {
  /** Ours, stable: in consents and records. */
  readonly id: string;
  readonly name: string;
  readonly sandbox: boolean;
  readonly kinds: readonly LoanKind[];
  /** How it looks at the credit report for an offer, and for the application that follows. */
  readonly offerCheck: CreditCheck;
  readonly applicationCheck: CreditCheck;
  /** The bureau that it asks. */
  readonly bureau: string;
  /** Days for which it keeps what it got when no loan follows. */
  readonly keptDays: number;
  /** Its officer for complaints, as a line of text. */
  readonly grievanceOfficer: string;
};

/** Consent as passed on with the data: which check, by which text, when. */
export type ConsentProof = {
  readonly consentId: string;
  readonly check: CreditCheck;
  readonly bureau: string;
  readonly textVersion: string;
  /** Instant, RFC 3339 UTC. */
  readonly givenAt: string;
};

/** A person as lenders ask. Passed on; kept encrypted until the hand-over, and never logged. */
export type LoanPerson = {
  /** As on the PAN. */
  readonly name: string;
  readonly pan: string;
  readonly bornOn: IstDate;
  readonly pinCode: string;
  readonly work: WorkKind;
  /** In hand, a month. */
  readonly income: Paise;
  /** Instalments paid now, a month. */
  readonly instalments: Paise;
  readonly employer: string | null;
  /** Ten digits. */
  readonly mobile: string;
  readonly email: string | null;
};

/** What is asked for. */
export type LoanAsk = {
  readonly kind: LoanKind;
  readonly amount: Paise;
  readonly months: number;
  /** Price or valuation of the vehicle; null without one. */
  readonly value: Paise | null;
  /** Full years; 0 for a new vehicle. */
  readonly vehicleAge: number;
};

/** An offer of a lender, with everything its Key Facts Statement states. */
export type LenderOffer = {
  readonly offerRef: string;
  readonly amount: Paise;
  /** Thousandths of a percent a year, reducing. */
  readonly rate: number;
  readonly months: number;
  readonly fees: readonly LoanFee[];
  readonly facts: LenderFacts;
  /** Instant, RFC 3339 UTC. */
  readonly validUntil: string;
  /** The lender's own statement, where it has an address; always `https`. */
  readonly statementUrl: string | null;
  /** Its own APR in thousandths of a percent; null: not stated. */
  readonly statedApr: number | null;
};

/** Answer to a request for offers. `reason` is a code of the lender. `unproved`: the proof of the phone is over. */
export type OfferAnswer =
  | { readonly kind: 'offers'; readonly offers: readonly [LenderOffer, ...LenderOffer[]] }
  | { readonly kind: 'no-offer'; readonly reason: string }
  | { readonly kind: 'unproved' };

/** Status of an application at the lender; `at`: instant of the last change. `unknown`: it never arrived. */
export type LoanReport =
  | { readonly state: 'unknown' }
  | { readonly state: 'received'; readonly at: string; readonly lenderRef: string }
  | {
      readonly state: 'sanctioned';
      readonly at: string;
      readonly lenderRef: string;
      readonly coolingOffUntil: string | null;
    }
  | { readonly state: 'declined'; readonly at: string; readonly reason: string }
  | { readonly state: 'withdrawn'; readonly at: string };

/** A lender. It gets a request only with a consent and the proof of the phone for this request; money goes from it to
 * the borrower or the dealer, never through us. `requestId` is ours and names one request at one lender: the idempotency
 * key of everything below. */
export type Lender = {
  readonly profile: LenderProfile;
  /** Asks for offers; asked again under one id, it answers the same. */
  readonly offers: (question: {
    readonly requestId: string;
    readonly proof: string;
    readonly consent: ConsentProof;
    readonly person: LoanPerson;
    readonly ask: LoanAsk;
  }) => Promise<Result<OfferAnswer, ProviderFailure>>;
  /** Hands the application over, once per id. As with a payment, a failure leaves the outcome unknown: ask for the
   * report. An offer that is over is `declined`. */
  readonly apply: (application: {
    readonly requestId: string;
    readonly offerRef: string;
    readonly consent: ConsentProof;
    readonly person: LoanPerson;
  }) => Promise<Result<LoanReport, ProviderFailure>>;
  readonly report: (requestId: string) => Promise<Result<LoanReport, ProviderFailure>>;
  /** Takes request and consent back; the lender erases what it may. `too-late`: it has sanctioned already. Idempotent,
   * also for a request that it never got. */
  readonly withdraw: (
    requestId: string,
  ) => Promise<Result<'withdrawn' | 'too-late', ProviderFailure>>;
};

/** How an OTP comes. */
export type OtpChannel = 'sms' | 'voice';

/** An OTP that was sent. `sessionRef` is a secret: it goes to no browser and no log. */
export type LoanOtpSession = {
  readonly sessionRef: string;
  /** Instants, RFC 3339 UTC. */
  readonly validUntil: string;
  readonly resendAfter: string;
};

/** The service of the lenders that proves a phone for one request, with an OTP of its own. */
export type LoanOtp = {
  readonly id: string;
  readonly name: string;
  readonly sandbox: boolean;
  /** Sends an OTP for a request. Not retried: each call sends a message. */
  readonly send: (to: {
    readonly requestId: string;
    readonly mobile: string;
  }) => Promise<Result<LoanOtpSession, ProviderFailure>>;
  /** Sends another one and invalidates the previous. Not retried. `no-more`: as many as it sends were sent. */
  readonly resend: (again: {
    readonly sessionRef: string;
    readonly channel: OtpChannel;
  }) => Promise<Result<LoanOtpSession | 'too-soon' | 'no-more' | 'expired', ProviderFailure>>;
  /** `proof`: for the lenders, good for this request alone; a secret like the session. */
  readonly verify: (entry: {
    readonly sessionRef: string;
    readonly otp: string;
  }) => Promise<Result<{ readonly proof: string } | 'wrong' | 'expired', ProviderFailure>>;
};

/** The lenders of this installation, and their proof of the phone. */
export type LoanDesk = { readonly otp: LoanOtp; readonly lenders: readonly Lender[] };
