import type { RegistrySource } from '../rc/ports.ts';
import type { VehicleNumber } from '../registration/vehicle-number.ts';
import type { IstDate } from '../shared/ist-date.ts';
import type { Paise } from '../shared/money.ts';
import type { ProviderFailure } from '../shared/provider-failure.ts';
import type { Result } from '../shared/result.ts';

/** A tag as the national directory writes it. Codes are raw: an unknown one is shown as it came. */
export type VehicleTag = {
  /** Hexadecimal, 20 to 32 characters. */
  readonly tagId: string;
  /** Class in NETC's notation without "VC", e.g. 4; null if unreadable. */
  readonly vehicleClass: number | null;
  /** The class as it came, e.g. `VC4`. */
  readonly vehicleClassText: string | null;
  /** Raw status, e.g. `A`. */
  readonly status: string;
  /** Raw exception code, e.g. `03`; null if none was given. */
  readonly exceptionCode: string | null;
  readonly issuedOn: IstDate | null;
  /** The issuer's number in NETC, six digits. */
  readonly bankId: string | null;
  readonly isCommercial: boolean | null;
};

/** The national directory of tags (ULIP `FASTAG/02`). It holds no balance. */
export type TagDirectory = {
  readonly source: RegistrySource;
  /** All tags of a vehicle as ordered by the source; an empty list means that it has none. */
  readonly tagsOf: (
    vehicleNumber: VehicleNumber,
    options?: { readonly signal?: AbortSignal },
  ) => Promise<Result<readonly VehicleTag[], ProviderFailure>>;
};

/** One passage of a vehicle at a plaza. The source tells no amount. */
export type TollCrossing = {
  /** The source's number of the transaction; null if not given. */
  readonly sequence: string | null;
  readonly plaza: string;
  /** Raw, e.g. `N`. */
  readonly direction: string | null;
  /** When the tag was read: instant, RFC 3339 UTC. */
  readonly readAt: string;
  readonly vehicleClassText: string | null;
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
};

/** Crossings of the last 72 hours (ULIP `FASTAG/01`). They tell where somebody was: only for a vehicle whose owner
 * proved it and consented. */
export type TagCrossings = {
  readonly source: RegistrySource;
  /** In the source's order; an empty list means none in 72 hours. */
  readonly recent: (
    vehicleNumber: VehicleNumber,
    options?: { readonly signal?: AbortSignal },
  ) => Promise<Result<readonly TollCrossing[], ProviderFailure>>;
};

/** A parameter that a biller asks for. The form is drawn from it. */
export type BillerParameter = {
  /** The biller's own name, to be sent back unchanged, e.g. `Vehicle Number`. */
  readonly name: string;
  /** Regular expression for the whole value as written by the biller; null: any text within the lengths. */
  readonly pattern: string | null;
  readonly minLength: number;
  readonly maxLength: number;
  readonly isRequired: boolean;
};

/** An issuer that can be recharged through the bill-payment system. */
export type Biller = {
  readonly billerId: string;
  readonly name: string;
  /** The issuer's number in NETC, where the bill-payment unit tells it. */
  readonly bankId: string | null;
  /** `left`: the issuer left the market; its tags cannot be recharged. */
  readonly state: 'open' | 'left';
  readonly parameters: readonly BillerParameter[];
  /** Bounds of one recharge at this issuer. */
  readonly minAmount: Paise;
  readonly maxAmount: Paise;
};

/** What a biller tells of a tag before a recharge. */
export type BillerTag = {
  /** To be sent with the payment; valid for a short time. */
  readonly fetchRef: string;
  /** Masked by the adapter; never the whole name. */
  readonly maskedName: string | null;
  readonly vehicleNumber: string | null;
  readonly vehicleClassText: string | null;
  readonly maker: string | null;
  readonly model: string | null;
  /** Null: this issuer does not tell it. */
  readonly balance: Paise | null;
  /** Raw, e.g. `ACTIVE`. */
  readonly tagStatus: string | null;
  /** Bounds of this recharge; the biller's own, narrower than {@link Biller}'s if the wallet is nearly full. */
  readonly minAmount: Paise;
  readonly maxAmount: Paise;
  /** Level of identification of the wallet; null: not told. */
  readonly kyc: 'small' | 'full' | null;
};

/** Response of a biller to a fetch.
 * - `no-tag`: the biller knows no such tag. - `closed`: the tag is closed and takes no money.
 * - `left`: the issuer left the market. - `biller-down`: this issuer does not answer; others may.
 * - `refused`: the biller refused a parameter; `parameter` is its name if told. */
export type BillerFetch =
  | { readonly kind: 'found'; readonly tag: BillerTag }
  | { readonly kind: 'no-tag' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'left' }
  | { readonly kind: 'biller-down' }
  | { readonly kind: 'refused'; readonly parameter: string | null };

/** Whether the same person may try a failed payment once more: `retriable`: as it was; `conditional`: after a change
 * that `reason` names; `non-retriable`: not at all. We never send one again by ourselves. */
export type RetryClass = 'retriable' | 'non-retriable' | 'conditional';

/** Status of a payment at the bill-payment unit.
 * - `unknown`: the unit never received it.
 * - `in-process`: not final, for seconds or up to the day after the next.
 * - `done`: paid; `reference` is the system's. It may still turn into `failed` (a reversal by the issuer).
 * - `failed`: final; nothing was kept. `reason` is a code, never free text. */
export type BillerReport =
  | { readonly state: 'unknown' }
  | { readonly state: 'in-process' }
  | { readonly state: 'done'; readonly reference: string; readonly doneAt: string }
  | { readonly state: 'failed'; readonly retry: RetryClass; readonly reason: string };

/** A recharge to be paid. `requestId`: ours, at most 35 letters, digits and dashes, the idempotency key. */
export type BillerPayment = {
  readonly requestId: string;
  readonly billerId: string;
  readonly fetchRef: string;
  readonly amount: Paise;
};

/** A signed message that a payment changed. It proves nothing by itself: ask for the status. */
export type BillerEvent = {
  /** The same on every delivery of one event. */
  readonly eventId: string;
  readonly requestId: string;
};

/** A complaint as registered with the bill-payment system. */
export type BillerComplaint = {
  /** The system's number, to be shown to the person. */
  readonly complaintRef: string;
  /** `closed`: the issuer answered. */
  readonly state: 'registered' | 'assigned' | 'closed';
};

/** The bill-payment system (BBPS) for recharges of any issuer's tag. */
export type TollBiller = {
  readonly id: string;
  /** Display name. */
  readonly name: string;
  readonly sandbox: boolean;
  readonly billers: () => Promise<Result<readonly Biller[], ProviderFailure>>;
  /** Asks a biller about a tag. `parameters` by the names of {@link Biller}; `requestId` is ours and new for each
   * question. Asks nothing twice that costs money: it is free and retried. */
  readonly fetch: (question: {
    readonly requestId: string;
    readonly billerId: string;
    readonly parameters: Readonly<Record<string, string>>;
  }) => Promise<Result<BillerFetch, ProviderFailure>>;
  /** Pays once per `requestId`, however often it is called. A failure of the call never means that nothing was paid:
   * only a report of `unknown` does. Another amount under a known id is `rejected`. */
  readonly pay: (payment: BillerPayment) => Promise<Result<BillerReport, ProviderFailure>>;
  readonly report: (requestId: string) => Promise<Result<BillerReport, ProviderFailure>>;
  /** Registers a complaint about a payment; `complaintId` is ours, the idempotency key. */
  readonly complain: (complaint: {
    readonly complaintId: string;
    readonly requestId: string;
    readonly disposition: 'debited-not-credited' | 'wrong-amount';
  }) => Promise<Result<BillerComplaint, ProviderFailure>>;
  /** Current status of a complaint; null if the system does not know it. */
  readonly complaint: (
    complaintId: string,
  ) => Promise<Result<BillerComplaint | null, ProviderFailure>>;
  /** Verifies the signature of a callback over the raw bytes. Constant time. */
  readonly isCallbackSigned: (rawBody: Uint8Array, signature: string) => boolean;
  /** Parses a callback with a verified signature; null if it is not of the documented shape. */
  readonly readCallback: (rawBody: Uint8Array) => BillerEvent | null;
};

/** Kinds of pictures that an issuer may ask for. */
export const issuePictures = ['rc-front', 'rc-back', 'vehicle-front', 'tag-fixed'] as const;
export type IssuePicture = (typeof issuePictures)[number];

/** Kinds of identity proof that an issuer accepts. */
export const idKinds = ['pan', 'driving-licence', 'voter-id', 'passport'] as const;
export type IdKind = (typeof idKinds)[number];

/** Prices of an issuer for a class of vehicle, separately: only the fee is income of the issuer. */
export type TagPlan = {
  readonly planRef: string;
  readonly vehicleClass: number;
  /** Issue fee, tax included. */
  readonly fee: Paise;
  /** Held by the issuer and returned when the tag is closed. */
  readonly deposit: Paise;
  /** Loaded onto the tag, spent at plazas. */
  readonly firstLoad: Paise;
  /** First day of this price. */
  readonly validFrom: IstDate;
};

/** A person known to the issuer by mobile, before the OTP. `sessionRef`: the issuer's, a secret like an OTP: it goes
 * to no browser and no log. */
export type IssueSession = {
  readonly sessionRef: string;
  readonly known: 'existing' | 'new';
  /** Instants, RFC 3339 UTC. */
  readonly otpSentAt: string;
  readonly otpValidUntil: string;
  readonly resendAfter: string;
};

/** A person as the rules of minimum-detail identification ask; passed on, never stored by us as a whole. */
export type IssuePerson = {
  readonly name: string;
  readonly dateOfBirth: IstDate;
  readonly idKind: IdKind;
  readonly idNumber: string;
  readonly idExpiresOn: IstDate | null;
};

/** The vehicle to be tagged. `identifierEnd`: last five characters of the engine or chassis number. */
export type IssueVehicle = {
  readonly vehicleNumber: VehicleNumber;
  readonly identifierEnd: string;
  readonly maker: string;
  readonly model: string;
  readonly vehicleClass: number;
};

/** Result of the check of person and vehicle. `reason` is a code. */
export type IssueCheck =
  | { readonly kind: 'accepted'; readonly pictures: readonly IssuePicture[] }
  | { readonly kind: 'vehicle-mismatch' }
  | { readonly kind: 'other-tag-active'; readonly bankId: string | null }
  | { readonly kind: 'person-refused'; readonly reason: string };

/** Status of the order of a tag at the issuer; `at`: instant of the last change.
 * - `unknown`: never received. - `kyc-review`: under examination.
 * - `rejected`: `resend` names the pictures to send again (`resubmit`). - `refused`: final, nothing was kept.
 * - `active`: after the match with VAHAN. - `closed`: by us or by the issuer. */
export type IssueReport =
  | { readonly state: 'unknown' }
  | { readonly state: 'kyc-review'; readonly at: string }
  | {
      readonly state: 'rejected';
      readonly at: string;
      readonly reason: string;
      readonly resend: readonly IssuePicture[];
    }
  | { readonly state: 'refused'; readonly at: string; readonly reason: string }
  | { readonly state: 'assigned'; readonly at: string; readonly tagSerial: string }
  | {
      readonly state: 'dispatched';
      readonly at: string;
      readonly tagSerial: string;
      readonly courier: string;
      readonly consignmentId: string;
    }
  | { readonly state: 'delivered'; readonly at: string; readonly tagSerial: string }
  | {
      readonly state: 'active';
      readonly at: string;
      readonly tagSerial: string;
      readonly tagId: string;
    }
  | { readonly state: 'closed'; readonly at: string };

/** An issuer bank for new tags. It answers HTTP 200 with a failure inside; the adapter reads the inner status. */
export type TagIssuer = {
  readonly id: string;
  readonly name: string;
  readonly sandbox: boolean;
  /** Prices for a class; null: the issuer has no tag for it. Needs no person. */
  readonly plan: (vehicleClass: number) => Promise<Result<TagPlan | null, ProviderFailure>>;
  /** Starts with a mobile (ten digits): the issuer sends its own OTP. Not retried: each call sends a message. */
  readonly checkUser: (mobile: string) => Promise<Result<IssueSession, ProviderFailure>>;
  /** Sends another OTP and invalidates the previous one. Not retried. `too-soon`: `resendAfter` is not over;
   * `expired`: the session is over. */
  readonly resendOtp: (
    sessionRef: string,
  ) => Promise<Result<IssueSession | 'too-soon' | 'expired', ProviderFailure>>;
  /** `expired`: too late or too many wrong ones. */
  readonly verifyOtp: (entry: {
    readonly sessionRef: string;
    readonly otp: string;
  }) => Promise<Result<'accepted' | 'wrong' | 'expired', ProviderFailure>>;
  /** Checks person and vehicle in a session with an accepted OTP; `expired`: start again. */
  readonly check: (question: {
    readonly sessionRef: string;
    readonly person: IssuePerson;
    readonly vehicle: IssueVehicle;
  }) => Promise<Result<IssueCheck | 'expired', ProviderFailure>>;
  /** Hands over a picture (JPEG, PNG or PDF, cleaned before); `expired`: the session is over. */
  readonly upload: (file: {
    readonly sessionRef: string;
    readonly picture: IssuePicture;
    readonly contentType: 'image/jpeg' | 'image/png' | 'application/pdf';
    readonly bytes: Uint8Array;
  }) => Promise<Result<{ readonly fileRef: string } | 'expired', ProviderFailure>>;
  /** Orders the tag once per `requestId` (ours), however often it is called. As with a payment, a failure of the call
   * leaves the outcome unknown: ask for the report. */
  readonly confirm: (order: {
    readonly requestId: string;
    readonly sessionRef: string;
    readonly planRef: string;
    readonly vehicleNumber: VehicleNumber;
    /** Fee, deposit and first load together. */
    readonly amount: Paise;
    readonly fileRefs: readonly string[];
    readonly address: {
      readonly name: string;
      readonly line: string;
      readonly city: string;
      readonly stateCode: string;
      readonly pinCode: string;
    };
  }) => Promise<Result<IssueReport, ProviderFailure>>;
  /** Sends pictures again for a rejected order. */
  readonly resubmit: (again: {
    readonly requestId: string;
    readonly fileRefs: readonly string[];
  }) => Promise<Result<IssueReport, ProviderFailure>>;
  /** Hands over a picture for a rejected order, without a session. */
  readonly uploadAgain: (file: {
    readonly requestId: string;
    readonly picture: IssuePicture;
    readonly contentType: 'image/jpeg' | 'image/png' | 'application/pdf';
    readonly bytes: Uint8Array;
  }) => Promise<Result<{ readonly fileRef: string }, ProviderFailure>>;
  readonly report: (requestId: string) => Promise<Result<IssueReport, ProviderFailure>>;
  /** Cancels an order before its dispatch, which makes it `closed`. `too-late`: the tag is on its way. Idempotent. */
  readonly cancel: (requestId: string) => Promise<Result<'closed' | 'too-late', ProviderFailure>>;
};
