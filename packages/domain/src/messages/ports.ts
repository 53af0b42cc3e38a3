import type { ProviderFailure } from '../shared/provider-failure.ts';
import type { Result } from '../shared/result.ts';

/** Order events of which the owner is notified, once each. Each has one text of its own; the kinds share those that are
 * true of every order. */
export const orderTurns = [
  // Of every kind.
  'paid',
  'late',
  'refund-started',
  'refunded',
  // Challans.
  'documents-needed',
  'documents-rejected',
  'court-otp-needed',
  'sent',
  'receipt',
  'cleared',
  // FASTag.
  'recharged',
  'picture-rejected',
  'dispatched',
  'activated',
  // RTO work. `papers-needed` also confirms the payment.
  'papers-needed',
  'papers-rejected',
  'appointment',
  'filed',
  'sent-back',
  'approved',
  'completed',
  // Service-history reports.
  'ready',
  'correction-answered',
  'correction-late',
  // Insurance policies.
  'policy-issued',
] as const;
export type OrderTurn = (typeof orderTurns)[number];

/** Reminders of an e-notice for an unpaid toll, once each. */
export const noticeTurns = ['single-ends', 'record-nears'] as const;
export type NoticeTurn = (typeof noticeTurns)[number];

/** Notices that a person subscribed to: new results of a saved search, a lower price of something kept, a used car
 * that is free again for the first in its queue or off the market for those who wait, the end of a vehicle's document or of a person's own, the weekly digest of these, a low balance of a FASTag, a day or a
 * challan after a vehicle was sold, the papers of a closed loan, news of the community, and the decision on a car put
 * up for sale, on the pictures of a vehicle before it is insured, or on a loan. */
export const alertKinds = [
  'saved-search',
  'price-drop',
  'car-free',
  'car-gone',
  'vehicle-due',
  'vehicle-sold',
  'test-drive',
  'listing-decided',
  'vehicle-inspected',
  'loan-decided',
  'own-due',
  'tag-balance',
  'weekly-due',
  'own-vehicle',
  'loan-noc',
  'community-news',
] as const;
export type AlertKind = (typeof alertKinds)[number];

/** Ways on which notices reach a person. */
export const noticeChannels = ['sms', 'email', 'push', 'whatsapp'] as const;
/** Those of alerts that have no template at WhatsApp. */
export const alertChannels = ['sms', 'email', 'push'] as const;
export type AlertChannel = (typeof alertChannels)[number];
export type NoticeChannel = (typeof noticeChannels)[number];

/** A text registered word for word under DLT. */
export type SmsTemplate =
  | 'otp'
  | 'link'
  | `order-${OrderTurn}`
  | `notice-${NoticeTurn}`
  | `alert-${AlertKind}`;

/** An SMS by registered (DLT) template. Variables are those of the template, in the order of their names. */
export type SmsMessage = {
  /** Ten digits, Indian, without prefix. */
  readonly mobile: string;
  /** As SMS, or read out in a voice call on request. */
  readonly channel: 'sms' | 'voice';
  readonly template: SmsTemplate;
  readonly language: 'en' | 'hi';
  readonly variables: Readonly<Record<string, string>>;
};

/** Sends SMS (MSG91 flow API, or the sandbox behind the same adapter). */
export type SmsSender = {
  readonly send: (
    message: SmsMessage,
  ) => Promise<Result<{ readonly requestId: string }, ProviderFailure>>;
};

/** An e-mail as HTML and plain text with the same content. */
export type Email = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Our message id, for deduplication. */
  readonly messageId: string;
  /** One-click unsubscribe URL of recurring mail: a POST to it unsubscribes without sign-in, so mail programs can
   * show a button. Source: RFC 2369, RFC 8058. */
  readonly endUrl?: string;
};

/** Sends e-mail (SMTP, or the sandbox's inbox behind the same adapter). */
export type EmailSender = {
  readonly send: (email: Email) => Promise<Result<void, ProviderFailure>>;
};
