import type { SmsMessage, SmsSender, SmsTemplate } from '@pahiya/domain/messages/ports';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { z } from 'zod';
import type { OutgoingAnswer } from '../../http/outgoing-http.ts';
import {
  openSingleTryProvider,
  type SingleTryLimits,
  type WatchedProvider,
} from '../../http/outgoing-provider.ts';
import { providerFailure } from '../../http/provider-failures.ts';
import { readAnswer } from '../../http/read-answer.ts';

/** Stable id of this provider in failures, logs and metrics. */
export const MSG91 = 'msg91';

type IdsByLanguage = Readonly<Record<SmsMessage['language'], string>>;

/** Ids of registered templates by our template and language. A message whose template has no id is refused: its
 * registration may still be on its way, and the sign-in code must not wait for it. */
export type Msg91Templates = { readonly otp: IdsByLanguage } & Readonly<
  Partial<Record<SmsTemplate, IdsByLanguage>>
>;

/** How to reach MSG91, and which registered template says what. */
export type Msg91Options = SingleTryLimits & {
  /** Without a slash at the end: `https://control.msg91.com`. */
  readonly baseUrl: string;
  readonly authKey: string;
  /** MSG91 ids of text templates, each mapped there to a DLT template. */
  readonly templates: Msg91Templates;
  /** For calls that read the code out; without it the voice channel is refused. */
  readonly voice?: {
    /** The verified number that calls, with country code. */
    readonly callerId: string;
    readonly templates: { readonly otp: IdsByLanguage };
  };
};

/** The SMS port over MSG91, with what an operator wants to see of it. */
export type Msg91Sender = SmsSender & WatchedProvider;

/**
 * Sends by MSG91's flow API, one recipient a call, or calls by its voice API. Never repeated by itself: a
 * message whose answer was lost may have been sent, and a second one would confuse; the person asks again.
 * Refuses with `rejected` for a wrong key (401), an address that is not allowed (418), a bad template, and a
 * message for which no template is configured (a call reads out nothing but the code).
 * Source: MSG91 documentation, "Send SMS via Flow" and voice call, API version 5; see docs/providers/msg91.md.
 */
export function createMsg91Sender(options: Msg91Options): Msg91Sender {
  const { http, guard, watched } = openSingleTryProvider(MSG91, options);

  async function send(
    message: SmsMessage,
    signal: AbortSignal,
  ): Promise<Result<{ readonly requestId: string }, ProviderFailure>> {
    const order =
      message.channel === 'voice' ? voiceCall(options, message) : flow(options, message);
    if (order === null) {
      return err(providerFailure(MSG91, 'rejected', 'no template is configured for it'));
    }
    const answer = await http.send({
      method: 'POST',
      url: `${options.baseUrl}${order.path}`,
      headers: { authkey: options.authKey },
      json: order.body,
      signal,
    });
    return answer.ok ? readRequestId(answer.value) : answer;
  }

  return {
    send: (message) => guard.run((signal) => send(message, signal)),
    ...watched,
  };
}

type Order = { readonly path: string; readonly body: unknown };

function flow(options: Msg91Options, message: SmsMessage): Order | null {
  const ids = options.templates[message.template];
  if (ids === undefined) return null;
  return {
    path: '/api/v5/flow',
    body: {
      template_id: ids[message.language],
      recipients: [{ ...message.variables, mobiles: `91${message.mobile}` }],
    },
  };
}

function voiceCall({ voice }: Msg91Options, message: SmsMessage): Order | null {
  // Only the code is read out: news of an order can wait until somebody looks.
  if (voice === undefined || message.template !== 'otp') return null;
  return {
    path: '/api/v5/voice/call/',
    body: {
      template: voice.templates.otp[message.language],
      caller_id: voice.callerId,
      client_number: `91${message.mobile}`,
      variables: message.variables,
    },
  };
}

/** The flow API says `type` and puts the request id (or an error text) into `message`, whatever the HTTP status;
 * the voice API says `status` and is not documented beyond it, so its id is taken where it is found. */
const msg91Answer = z.union([
  z.object({ type: z.string(), message: z.string().min(1).max(300) }),
  z
    .object({ status: z.string(), data: z.object({ request_id: z.string() }).partial().optional() })
    .transform(({ status, data }) => ({ type: status, message: data?.request_id ?? 'not-given' })),
]);

function readRequestId(
  answer: OutgoingAnswer,
): Result<{ readonly requestId: string }, ProviderFailure> {
  const read = readAnswer(MSG91, answer, msg91Answer);
  if (!read.ok) return read;
  return read.value.type === 'success'
    ? ok({ requestId: read.value.message })
    : err(providerFailure(MSG91, 'rejected', 'answered with an error text'));
}
