import type { AnswerWriter } from '@pahiya/domain/assistant/ports';
import type { ChallanSource, SettlementPartner } from '@pahiya/domain/challans/ports';
import type { FeeSchedule } from '@pahiya/domain/challans/quote';
import type { FileStore } from '@pahiya/domain/files/ports';
import type { SinkName } from '@pahiya/domain/forms/form-definition';
import type { AdEventSender, Sink } from '@pahiya/domain/forms/ports';
import type { EmailSender, SmsSender } from '@pahiya/domain/messages/ports';
import type { PaymentGateway } from '@pahiya/domain/payments/ports';
import type { VehicleRegistry } from '@pahiya/domain/rc/ports';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Database } from './db/database.ts';
import type { LargeBodies } from './http/large-bodies.ts';
import type { Limiter } from './limits/limiter.ts';
import type { ContentWatch } from './modules/content-versions/watch-content.ts';
import type { Partner } from './modules/partners/partner-address.ts';

/** Settings of the API; read from the environment by the server alone. */
export type ApiSettings = {
  /** Key of all keyed hashes and signatures (device ids, OTPs, identifiers). At least 32 bytes. */
  readonly secret: Uint8Array;
  /** Origins of other sites that may make state-changing calls (the native app's web view). */
  readonly allowedOrigins: ReadonlySet<string>;
  /** Cookies are marked Secure: everywhere but on loopback. */
  readonly secureCookies: boolean;
  /** Answers are checked against their contracts: in development and tests. */
  readonly validateAnswers: boolean;
  readonly lookups: {
    readonly visitorPerDay: number;
    readonly userPerDay: number;
    /** Distinct numbers a day from one address, and from its range (/24 or /48). */
    readonly addressPerDay: number;
    readonly rangePerDay: number;
    /** Distinct numbers of one series a day, by one address range and by everyone together: slows enumeration. */
    readonly seriesPerDay: number;
    readonly seriesTotalPerDay: number;
    /** New look-ups an hour by all visitors together; accounts are not affected. */
    readonly visitorsPerHour: number;
    /** Hours for which an answer is fresh. */
    readonly freshHours: number;
    /** `RATE_LIMITS=off`: no look-up limit applies. */
    readonly isUnlimited: boolean;
  };
  readonly requestsPerMinute: number;
  readonly garageSize: number;
  /** Days for which look-up logs are kept. Source: DPDP Rules 2025, r. 8(3): at least one year. */
  readonly lookupLogDays: number;
  /** Does analytics hold for those who have not chosen? The specification says granted. */
  readonly analyticsDefault: 'granted' | 'denied';
  readonly brand: { readonly name: string; readonly siteUrl: string };
  /** Sites that links may lead people to, through us. */
  readonly partners: readonly Partner[];
  readonly challans: ChallanSettings;
  /** Answers a day that a model may word, of everybody together; after that the passages speak. */
  readonly assistantCallsPerDay: number;
};

/** Settings of challans, their orders and the money. */
export type ChallanSettings = {
  /** Minutes for which a source's answer is reused. */
  readonly freshMinutes: number;
  /** A source is down when at least `downPercent` of its calls in the window failed, and there were `minCalls` of them. */
  readonly sourceStatus: {
    readonly windowMinutes: number;
    readonly minCalls: number;
    readonly downPercent: number;
  };
  /** Hours for which a search can be opened. */
  readonly discoveryHours: number;
  /** Different vehicles a day whose places and times one account may see. */
  readonly revealsPerDay: number;
  readonly fees: FeeSchedule;
  readonly quoteMinutes: number;
  /** An order that nobody begins to pay is closed after this many minutes. */
  readonly orderMinutes: number;
  /** An unpaid order keeps its challans from other people for this many minutes. */
  readonly holdMinutes: number;
  /** Unpaid orders that one account may have at a time. */
  readonly unpaidOrders: number;
  /** After a failure whose money may still arrive, a second payment starts after this many minutes at the earliest. */
  readonly lateCaptureMinutes: number;
  /** `PAYMENTS_PAUSED`: everything is shown, nothing is sold. */
  readonly isPaused: boolean;
  /** Kinds of challans that the partner is asked to settle; the rest goes to the desk. */
  readonly partnerKinds: readonly ('e-challan' | 'court')[];
  /** A refund above this needs a second operator. */
  readonly operatorRefundLimit: Paise;
  /** Seconds for which a worker holds a task before another may take it. */
  readonly taskLeaseSeconds: number;
  /** Days after the end of an order until its documents are erased. */
  readonly documentDays: number;
  /** Who sells our service: on receipts and invoices. */
  readonly seller: {
    readonly legalName: string;
    /** Null: not registered; then no GST is shown as charged by a registered seller. */
    readonly gstin: string | null;
    readonly sac: string;
    readonly address: string;
    readonly supportEmail: string;
  };
};

/** What the API's modules stand on. Built once by the server's composition, or by a test. */
export type Services = {
  readonly sql: Database;
  readonly now: () => Date;
  /** The database's clock: for times that all servers must agree on, such as the life of a one-time password. */
  readonly databaseNow: () => Promise<Date>;
  readonly registry: VehicleRegistry;
  /** All text messages and voice calls go through here, within the product's budget. */
  readonly sms: SmsSender;
  /** The places that know of challans, in the order they are shown. */
  readonly challanSources: readonly ChallanSource[];
  readonly gateway: PaymentGateway;
  readonly partner: SettlementPartner;
  readonly email: EmailSender;
  readonly files: FileStore;
  /** Words the assistant's answers; null: the passages themselves are the answer. */
  readonly answerWriter: AnswerWriter | null;
  /** Where submissions of forms are passed on to; one that is not here is closed. */
  readonly sinks: Readonly<Partial<Record<SinkName, Sink>>>;
  /** Null: nobody is told of events. */
  readonly ads: AdEventSender | null;
  readonly limiter: Limiter;
  /** Room for large bodies in this process, shared by calls and pages. */
  readonly largeBodies: LargeBodies;
  /** Versions of what editors change. Pages ask the same one, so that what they are made of is never older than what they
   * are kept under. */
  readonly content: ContentWatch;
  readonly settings: ApiSettings;
};
