import type { AnswerWriter } from '@pahiya/domain/assistant/ports';
import type { CallBridge } from '@pahiya/domain/calls/ports';
import type { ChallanSource, SettlementPartner } from '@pahiya/domain/challans/ports';
import type { FeeSchedule } from '@pahiya/domain/challans/quote';
import type {
  TagCrossings,
  TagDirectory,
  TagIssuer,
  TollBiller,
} from '@pahiya/domain/fastag/ports';
import type { FileStore } from '@pahiya/domain/files/ports';
import type { SinkName } from '@pahiya/domain/forms/form-definition';
import type { AdEventSender, Sink } from '@pahiya/domain/forms/ports';
import type { LicenceRegistry } from '@pahiya/domain/garage/driving-licence';
import type { InsuranceDesk } from '@pahiya/domain/insurance/ports';
import type { WebhookSender } from '@pahiya/domain/leads/webhook-ports';
import type { DealerFeeds } from '@pahiya/domain/listings/feeds/dealer-feeds';
import type { LoanDesk } from '@pahiya/domain/loans/ports';
import type { EmailSender, SmsSender } from '@pahiya/domain/messages/ports';
import type { PushSender } from '@pahiya/domain/messages/push';
import type { WhatsAppSender } from '@pahiya/domain/messages/whatsapp';
import type { CatalogueFeed, VideoDirectory } from '@pahiya/domain/new-cars/ports';
import type { PaymentGateway } from '@pahiya/domain/payments/ports';
import type { VehicleRegistry } from '@pahiya/domain/rc/ports';
import type { RtoAgent } from '@pahiya/domain/rto-services/ports';
import type { ServiceHistoryVendor } from '@pahiya/domain/service-history/ports';
import type { Paise } from '@pahiya/domain/shared/money';
import type { DeskWorkKinds } from './desk-work.ts';
import type { CallServices, CallSettings } from './http/call-services.ts';
import type { InspectionSubjects } from './inspection-subject.ts';
import type { ContentWatch } from './modules/content-versions/watch-content.ts';
import type { NoticeKinds } from './notice-kind.ts';
import type { FindOpenOrders } from './open-orders.ts';
import type { OrderKinds } from './order-kind.ts';
import type { SavedSearchKinds } from './saved-search-kind.ts';

/** Settings of the API; only the server reads them from the environment. */
export type ApiSettings = CallSettings & {
  readonly lookups: {
    readonly visitorPerDay: number;
    readonly userPerDay: number;
    /** Distinct numbers per day from one address, and from its range (/24 or /48). */
    readonly addressPerDay: number;
    readonly rangePerDay: number;
    /** Distinct numbers of one series per day, by one address range and by all together: slows enumeration. */
    readonly seriesPerDay: number;
    readonly seriesTotalPerDay: number;
    /** New look-ups per hour by all visitors together; accounts are not affected. */
    readonly visitorsPerHour: number;
    /** Calls of the registry a day that watches may spend. */
    readonly watchesPerDay: number;
    /** Hours for which a record is fresh. */
    readonly freshHours: number;
    /** `RATE_LIMITS=off`: no look-up limit applies. */
    readonly isUnlimited: boolean;
  };
  readonly garageSize: number;
  /** Days for which look-up logs are kept. Source: DPDP Rules 2025, r. 8(3): at least one year. */
  readonly lookupLogDays: number;
  /** Default of analytics before a choice is made; granted according to the specification. */
  readonly analyticsDefault: 'granted' | 'denied';
  readonly brand: { readonly name: string; readonly siteUrl: string };
  /** Partner sites that we link to. */
  readonly partners: readonly Partner[];
  /** RTO services handed to the partner: `duplicate-rc`, or `duplicate-rc:DL` for one state. */
  readonly rtoPartnerServices: readonly string[];
  readonly challans: ChallanSettings;
  readonly orders: OrderSettings;
  readonly serviceHistory: ServiceHistorySettings;
  /** Maximum model calls per day for the assistant, all callers together; beyond it the passages are returned as they
   * are. */
  readonly assistantCallsPerDay: number;
  /** Who hears of moderators' deadlines that passed. */
  readonly moderationEmail: string;
};

/** A partner site that we link to. */
export type Partner = {
  /** Id in our links. */
  readonly id: string;
  /** `https://…`; paths of links are below it. */
  readonly address: string;
};

/** Settings of challans. */
export type ChallanSettings = {
  /** Minutes for which a source's answer is reused. */
  readonly freshMinutes: number;
  /** A source is down when at least `downPercent` of its calls in the window failed, and there were `minCalls` of
   * them. */
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
  /** Kinds of challans that are submitted to the partner; the rest goes to the desk. */
  readonly partnerKinds: readonly ('e-challan' | 'court')[];
  /** Seconds for which a worker leases a task. */
  readonly taskLeaseSeconds: number;
};

/** Settings of service-history reports. */
export type ServiceHistorySettings = {
  /** Our price of a report, without GST. */
  readonly price: Paise;
  readonly gstBasisPoints: number;
  /** What the vendor charges us for a report with records. */
  readonly vendorCost: Paise;
  /** Hours for which the answer of a free check is reused. */
  readonly freshHours: number;
  /** Hours after the payment at which a report that is not ready is refunded. */
  readonly waitHours: number;
  /** Days for which a report can be opened. */
  readonly reportDays: number;
};

/** Settings of orders of any kind, and of their payments. */
export type OrderSettings = {
  /** Minutes for which a price is valid. */
  readonly quoteMinutes: number;
  /** An order whose payment is not started is closed after this many minutes. */
  readonly orderMinutes: number;
  /** An unpaid order reserves its items against other people for this many minutes. */
  readonly holdMinutes: number;
  /** Maximum number of unpaid orders per account. */
  readonly unpaidOrders: number;
  /** After a failure whose money may still arrive, a second payment is possible after this many minutes at the
   * earliest. */
  readonly lateCaptureMinutes: number;
  /** `PAYMENTS_PAUSED`: everything is shown, nothing can be paid. */
  readonly isPaused: boolean;
  /** A refund above this needs a second operator's approval. */
  readonly operatorRefundLimit: Paise;
  /** Days after the end of an order until its documents are erased. */
  readonly documentDays: number;
  /** Seller of our service, on receipts and invoices. */
  readonly seller: {
    readonly legalName: string;
    /** Null: not registered; then receipts show no GST of a registered seller. */
    readonly gstin: string | null;
    readonly sac: string;
    readonly address: string;
    readonly supportEmail: string;
  };
};

/** Dependencies of the API's modules. Built once by the server's composition, or by a test. */
export type Services = CallServices & {
  /** The database's clock: for times that all servers must agree on, such as the expiry of an OTP. */
  readonly databaseNow: () => Promise<Date>;
  readonly registry: VehicleRegistry;
  /** Sends all text messages and voice calls, within the product's budget. */
  readonly sms: SmsSender;
  /** Calls between partners and people, over our own line. */
  readonly callBridge: CallBridge;
  /** Sends events to the systems of partner firms. */
  readonly partnerWebhooks: WebhookSender;
  /** Challan sources, in display order. */
  readonly challanSources: readonly ChallanSource[];
  /** Orders that hold challans, for searches. */
  readonly findOpenOrders: FindOpenOrders;
  /** Kinds of orders by the name stored with them. */
  readonly orderKinds: OrderKinds;
  /** Kinds of the desk's work that belong to no order. */
  readonly deskWorkKinds: DeskWorkKinds;
  /** Sends notifications to people's devices. */
  readonly push: PushSender;
  /** Sends messages by WhatsApp; null: this installation has no account there, and offers none. */
  readonly whatsApp: WhatsAppSender | null;
  /** Kinds of subjects that notices are about, by the name stored with them. */
  readonly noticeKinds: NoticeKinds;
  /** Lists whose searches can be saved. */
  readonly savedSearchKinds: SavedSearchKinds;
  /** What is inspected, by the kind stored with each inspection. */
  readonly inspectionSubjects: InspectionSubjects;
  readonly gateway: PaymentGateway;
  readonly partner: SettlementPartner;
  /** Does RTO work of the services in `rtoPartnerServices`. */
  readonly rtoAgent: RtoAgent;
  readonly serviceHistory: ServiceHistoryVendor;
  /** Driving licences by number and date of birth. */
  readonly licenceRegistry: LicenceRegistry;
  /** All tags of a vehicle, from the national directory. */
  readonly tagDirectory: TagDirectory;
  /** Crossings of the last 72 hours. */
  readonly tagCrossings: TagCrossings;
  /** Recharges any issuer's tag. */
  readonly tollBiller: TollBiller;
  /** Issues new tags. */
  readonly tagIssuer: TagIssuer;
  /** The lenders; null: this installation has none, and shows arithmetic and facts alone. */
  readonly loanDesk: LoanDesk | null;
  /** The insurers and the licence to show their quotes; null: the tariff and facts alone. */
  readonly insuranceDesk: InsuranceDesk | null;
  /** Tells whether videos of cars can still be played. */
  readonly videos: VideoDirectory;
  /** A catalogue of new cars that is imported every night; null: none is configured. */
  readonly catalogueFeed: CatalogueFeed | null;
  /** Lists of used cars at addresses that dealers give. */
  readonly dealerFeeds: DealerFeeds;
  readonly email: EmailSender;
  readonly files: FileStore;
  /** Writes the assistant's answers; null: the passages themselves are the answer. */
  readonly answerWriter: AnswerWriter | null;
  /** Destinations of form submissions; a missing one is closed. */
  readonly sinks: Readonly<Partial<Record<SinkName, Sink>>>;
  /** Null: no conversion events are sent. */
  readonly ads: AdEventSender | null;
  /** Versions of editors' content. Pages use the same instance, so their content is never older than the version they
   * are cached under. */
  readonly content: ContentWatch;
  readonly settings: ApiSettings;
};
