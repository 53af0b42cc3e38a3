import type { ProviderFailure } from '../shared/provider-failure.ts';
import type { Result } from '../shared/result.ts';

/** A text message by registered (DLT) template. Variables are the template's own, in the order of their names. */
export type SmsMessage = {
  /** Ten digits, Indian, without prefix. */
  readonly mobile: string;
  /** As a text, or read out by a call that the person asked for. */
  readonly channel: 'sms' | 'voice';
  readonly template: 'otp';
  readonly language: 'en' | 'hi';
  readonly variables: Readonly<Record<string, string>>;
};

/** Sends text messages (MSG91 flow API, or the sandbox behind the same adapter). */
export type SmsSender = {
  readonly send: (
    message: SmsMessage,
  ) => Promise<Result<{ readonly requestId: string }, ProviderFailure>>;
};
