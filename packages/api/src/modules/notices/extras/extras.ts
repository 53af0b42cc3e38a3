import {
  type ExtraChannel,
  type ExtraMessage,
  extraMessages,
} from '@pahiya/domain/messages/extra-channels';
import { noticeTurns, type SmsTemplate } from '@pahiya/domain/messages/ports';
import { whatsAppTemplateOf } from '@pahiya/domain/messages/whatsapp';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { noteConsent } from '../../consents/consents.ts';
import { countPushDevices } from '../push/push-devices.ts';
import { type Extra, replaceExtras, selectExtras } from './extra-repository.ts';

/** What can be added to each kind of message here, and what the person added. */
export type ExtraChoice = {
  readonly message: ExtraMessage;
  readonly offered: ExtraChannel[];
  readonly chosen: ExtraChannel[];
};

/** The choices of a person. WhatsApp is offered for what has an approved template, push once there is a device. */
export async function readExtras(
  services: Pick<Services, 'sql' | 'whatsApp' | 'noticeKinds'>,
  userId: string,
): Promise<readonly ExtraChoice[]> {
  const [extras, devices] = await Promise.all([
    selectExtras(services.sql, userId),
    countPushDevices(services.sql, userId),
  ]);
  const chosen = new Map(extras.map((extra) => [extra.message, extra.channels]));
  return extraMessages.map((message) => ({
    message,
    offered: [
      ...(devices > 0 ? (['push'] as const) : []),
      ...(isOnWhatsApp(services, message) ? (['whatsapp'] as const) : []),
    ],
    chosen: chosen.get(message) ?? [],
  }));
}

/** Stores what a person added. A tick at WhatsApp is the consent to it, and taking the last one away withdraws it. */
export async function chooseExtras(
  services: Services,
  userId: string,
  { extras, way }: { readonly extras: readonly Extra[]; readonly way: 'web' | 'app' },
): Promise<Result<null, Refusal>> {
  const { sql, now } = services;
  const wanted = extras.filter(({ channels }) => channels.length > 0);
  const has = (channel: ExtraChannel) => wanted.some(({ channels }) => channels.includes(channel));
  if (has('push') && (await countPushDevices(sql, userId)) === 0) return err(noDevice);
  const unknown = wanted.some(
    ({ message, channels }) => channels.includes('whatsapp') && !isOnWhatsApp(services, message),
  );
  if (unknown) return err(noWhatsApp);
  const byMessage = new Map(wanted.map((extra) => [extra.message, extra]));
  await sql.begin(async (tx) => {
    await replaceExtras(tx, userId, [...byMessage.values()]);
    const act = { purpose: 'whatsapp-alerts', isGranted: has('whatsapp'), channel: way } as const;
    await noteConsent(tx, userId, { ...act, changedAt: now() });
  });
  return ok(null);
}

/** What a person added, for the export. */
export function extraHistory(sql: Queryable, userId: string): Promise<readonly Extra[]> {
  return selectExtras(sql, userId);
}

function isOnWhatsApp(
  { whatsApp, noticeKinds }: Pick<Services, 'whatsApp' | 'noticeKinds'>,
  message: ExtraMessage,
): boolean {
  const kind = noticeKinds[message];
  if (whatsApp === null || kind === undefined) return false;
  const names: readonly SmsTemplate[] =
    'alert' in kind
      ? [`alert-${kind.alert}`]
      : noticeTurns.map((turn) => `notice-${turn}` as const);
  return names.every((name) => {
    const template = whatsAppTemplateOf(name);
    return template !== null && whatsApp.hasTemplate(template);
  });
}

function badChannel(message: string): Refusal {
  return {
    code: 'request/bad-input',
    detail: message,
    errors: [{ path: 'body.extras', message }],
  };
}

const noDevice = badChannel(
  'Notifications are not turned on for any device. Turn them on there first.',
);
const noWhatsApp = badChannel('This message is not sent by WhatsApp here. Choose another way.');
