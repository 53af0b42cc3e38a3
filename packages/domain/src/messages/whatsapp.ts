import type { ProviderFailure } from '../shared/provider-failure.ts';
import type { Result } from '../shared/result.ts';
import type { AlertKind, NoticeTurn, SmsTemplate } from './ports.ts';

/** Messages that have a utility template: what people asked to be told, never an offer. Those of toll e-notices have the
 * prefix `notice-`. */
export const whatsAppTemplates = [
  'vehicle-due',
  'own-due',
  'tag-balance',
  'weekly-due',
  'own-vehicle',
  'saved-search',
  'price-drop',
  'vehicle-sold',
  'loan-noc',
  'test-drive',
  'car-free',
  'listing-decided',
  'notice-single-ends',
  'notice-record-nears',
] as const satisfies readonly (AlertKind | `notice-${NoticeTurn}`)[];
export type WhatsAppTemplate = (typeof whatsAppTemplates)[number];

/** The template of a message that is registered for SMS under another name; null where there is none. */
export function whatsAppTemplateOf(sms: SmsTemplate): WhatsAppTemplate | null {
  const name = sms.replace(/^alert-/, '');
  return whatsAppTemplates.find((one) => one === name) ?? null;
}

/** A message by approved template. Its one button opens a page of ours. */
export type WhatsAppMessage = {
  /** Ten digits, Indian, without prefix. */
  readonly mobile: string;
  readonly template: WhatsAppTemplate;
  readonly language: 'en' | 'hi';
  /** Of the template, by name. */
  readonly variables: Readonly<Record<string, string>>;
  /** What the button adds to the site's address, without a leading slash. */
  readonly path: string;
  /** Our id of the message: comes back with each status, also when the answer to the sending was lost. */
  readonly reference: string;
};

/** What WhatsApp tells us later. */
export type WhatsAppEvent =
  | {
      readonly kind: 'status';
      readonly reference: string;
      readonly state: 'sent' | 'delivered' | 'failed';
      readonly at: Date;
    }
  /** A person wrote, or pressed a button of the message. Ten digits. */
  | { readonly kind: 'text'; readonly mobile: string; readonly text: string };

/** Sends messages and reads what WhatsApp posts to our address. */
export type WhatsAppSender = {
  /** Whether a template is approved for this account. */
  readonly hasTemplate: (template: WhatsAppTemplate) => boolean;
  readonly send: (message: WhatsAppMessage) => Promise<Result<void, ProviderFailure>>;
  /** The events of a post; null when its signature is wrong or it cannot be read. The signature covers the raw bytes. */
  readonly readEvents: (rawBody: Uint8Array, signature: string) => readonly WhatsAppEvent[] | null;
  /** Whether the token that registers our address is ours. */
  readonly isVerifyToken: (token: string) => boolean;
};

const optOutWords: ReadonlySet<string> = new Set([
  'stop',
  'stop all',
  'unsubscribe',
  'cancel',
  'band karo',
  'band karein',
  'बंद',
  'बंद करो',
  'बंद करें',
  'रोकें',
  'रोको',
]);

/** Whether an answer ends all messages: the word alone, in any case and with any signs around it. */
export function isOptOut(text: string): boolean {
  const words = text
    .slice(0, 100)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
  return optOutWords.has(words);
}
