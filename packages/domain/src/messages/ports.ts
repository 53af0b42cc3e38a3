import type { ProviderFailure } from '../shared/provider-failure.ts';
import type { Result } from '../shared/result.ts';

/** The turns of an order at which its owner is told, once each. */
export const orderTurns = [
  'paid',
  'documents-needed',
  'documents-rejected',
  'court-otp-needed',
  'sent',
  'receipt',
  'cleared',
  'late',
  'refund-started',
  'refunded',
] as const;
export type OrderTurn = (typeof orderTurns)[number];

/** A text that was registered (DLT) word by word. */
export type SmsTemplate = 'otp' | 'link' | `order-${OrderTurn}`;

/** A text message by registered (DLT) template. Variables are the template's own, in the order of their names. */
export type SmsMessage = {
  /** Ten digits, Indian, without prefix. */
  readonly mobile: string;
  /** As a text, or read out by a call that the person asked for. */
  readonly channel: 'sms' | 'voice';
  readonly template: SmsTemplate;
  readonly language: 'en' | 'hi';
  readonly variables: Readonly<Record<string, string>>;
};

/** Sends text messages (MSG91 flow API, or the sandbox behind the same adapter). */
export type SmsSender = {
  readonly send: (
    message: SmsMessage,
  ) => Promise<Result<{ readonly requestId: string }, ProviderFailure>>;
};

/** An e-mail in both forms; the plain text says all that the page says. */
export type Email = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Our id of this message: the same one is the same message. */
  readonly messageId: string;
  /** For messages that come again and again: a POST to this address ends them, without signing in or asking anything
   * more, so that a mail program can offer a button for it. Source: RFC 2369, RFC 8058. */
  readonly endUrl?: string;
};

/** Sends e-mail (SMTP, or the sandbox's inbox behind the same adapter). */
export type EmailSender = {
  readonly send: (email: Email) => Promise<Result<void, ProviderFailure>>;
};
