import { createHmac, timingSafeEqual } from 'node:crypto';
import type {
  WhatsAppEvent,
  WhatsAppMessage,
  WhatsAppSender,
  WhatsAppTemplate,
} from '@pahiya/domain/messages/whatsapp';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { z } from 'zod';
import {
  openSingleTryProvider,
  type SingleTryLimits,
  type WatchedProvider,
} from '../../http/outgoing-provider.ts';
import { parseJson } from '../../http/parse-json.ts';
import { providerFailure } from '../../http/provider-failures.ts';
import { readAnswer } from '../../http/read-answer.ts';

/** Stable id of this provider in failures, logs and metrics. */
export const WHATSAPP = 'whatsapp';

/** Address, keys and approved templates at the Cloud API. */
export type WhatsAppCloudOptions = SingleTryLimits & {
  /** With the version, without a trailing slash: `https://graph.facebook.com/v23.0`. */
  readonly baseUrl: string;
  readonly phoneNumberId: string;
  readonly accessToken: string;
  /** Signs what is posted to us. */
  readonly appSecret: string;
  readonly verifyToken: string;
  /** Names of the approved templates; a message without one is refused. */
  readonly templates: Readonly<Partial<Record<WhatsAppTemplate, string>>>;
};

const sentWire = z.object({ messages: z.array(z.object({ id: z.string().min(1) })).min(1) });
const refusedWire = z.object({ error: z.object({ code: z.int() }) });
/** Rate of the account, of the number, and of one pair. Source: Meta, Cloud API error codes. */
const rateCodes: ReadonlySet<number> = new Set([4, 80007, 130429, 131048, 131056]);

/** Sends approved templates with named parameters over the WhatsApp Cloud API, and reads its signed posts. No retries:
 * a message whose answer was lost may have been sent, and its status says so later.
 * Source: Meta, WhatsApp Business Platform documentation; see docs/providers/whatsapp.md. */
export function createWhatsAppCloudSender(
  options: WhatsAppCloudOptions,
): WhatsAppSender & WatchedProvider {
  const { http, guard, watched } = openSingleTryProvider(WHATSAPP, options);

  async function post(
    message: WhatsAppMessage,
    name: string,
    signal: AbortSignal,
  ): Promise<Result<void, ProviderFailure>> {
    const answer = await http.send({
      method: 'POST',
      url: `${options.baseUrl}/${options.phoneNumberId}/messages`,
      headers: { authorization: `Bearer ${options.accessToken}` },
      json: wireOf(message, name),
      signal,
    });
    if (!answer.ok) return answer;
    const refused =
      answer.value.status >= 400 ? refusedWire.safeParse(parseJson(answer.value.text)) : null;
    if (refused?.success) {
      const { code } = refused.data.error;
      return err(
        providerFailure(
          WHATSAPP,
          rateCodes.has(code) ? 'rate-limited' : 'rejected',
          `code ${code}`,
        ),
      );
    }
    const read = readAnswer(WHATSAPP, answer.value, sentWire);
    return read.ok ? ok(undefined) : read;
  }

  return {
    hasTemplate: (template) => options.templates[template] !== undefined,
    send: async (message) => {
      const name = options.templates[message.template];
      if (name === undefined) {
        return err(providerFailure(WHATSAPP, 'rejected', 'no template is configured for it'));
      }
      return guard.run((signal) => post(message, name, signal));
    },
    readEvents: (rawBody, signature) =>
      isSigned(rawBody, signature, options.appSecret)
        ? eventsOf(parseJson(Buffer.from(rawBody).toString()))
        : null,
    isVerifyToken: (token) => isSame(Buffer.from(token), Buffer.from(options.verifyToken)),
    ...watched,
  };
}

function wireOf(message: WhatsAppMessage, name: string) {
  const body = Object.entries(message.variables).map(([parameter_name, text]) => ({
    ...{ type: 'text', parameter_name, text },
  }));
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: `91${message.mobile}`,
    type: 'template',
    biz_opaque_callback_data: message.reference,
    template: {
      name,
      language: { code: message.language },
      components: [
        ...(body.length === 0 ? [] : [{ type: 'body', parameters: body }]),
        {
          ...{ type: 'button', sub_type: 'url', index: '0' },
          parameters: [{ type: 'text', text: message.path }],
        },
      ],
    },
  };
}

function isSigned(rawBody: Uint8Array, signature: string, secret: string): boolean {
  const hex = /^sha256=([0-9a-f]{64})$/.exec(signature)?.[1];
  if (hex === undefined) return false;
  return isSame(Buffer.from(hex, 'hex'), createHmac('sha256', secret).update(rawBody).digest());
}

function isSame(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

const postWire = z.object({
  entry: z
    .array(
      z.object({
        changes: z
          .array(
            z.object({
              value: z.object({
                statuses: z.array(z.unknown()).max(1000).default([]),
                messages: z.array(z.unknown()).max(1000).default([]),
              }),
            }),
          )
          .max(1000),
      }),
    )
    .max(1000),
});
const states = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  failed: 'failed',
} as const;
const statusWire = z.object({
  status: z.enum(['sent', 'delivered', 'read', 'failed']).transform((status) => states[status]),
  timestamp: z.string().regex(/^\d{1,11}$/),
  biz_opaque_callback_data: z.string().max(100),
});
const textWire = z.object({
  from: z.string().regex(/^91\d{10}$/),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
});

/** What one does not know in a post is left out: other kinds of events share it. */
function eventsOf(post: unknown): readonly WhatsAppEvent[] | null {
  const read = postWire.safeParse(post);
  if (!read.success) return null;
  const values = read.data.entry.flatMap(({ changes }) => changes.map(({ value }) => value));
  return values.flatMap(({ statuses, messages }) => [
    ...statuses.flatMap((one): WhatsAppEvent[] => {
      const status = statusWire.safeParse(one);
      if (!status.success) return [];
      const { status: state, timestamp, biz_opaque_callback_data: reference } = status.data;
      return [{ kind: 'status', reference, state, at: new Date(Number(timestamp) * 1000) }];
    }),
    ...messages.flatMap((one): WhatsAppEvent[] => {
      const text = textWire.safeParse(one);
      if (!text.success) return [];
      const said = text.data.text?.body ?? text.data.button?.text ?? '';
      return [{ kind: 'text', mobile: text.data.from.slice(-10), text: said.slice(0, 1000) }];
    }),
  ]);
}
