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

/** Ids of registered templates by our template and language. A message without a template id is refused: its
 * registration may be pending, and sign-in must not wait for it. */
export type Msg91Templates = { readonly otp: IdsByLanguage } & Readonly<
  Partial<Record<SmsTemplate, IdsByLanguage>>
>;

/** Address, credentials and registered templates of MSG91. */
export type Msg91Options = SingleTryLimits & {
  /** Without a trailing slash: `https://control.msg91.com`. */
  readonly baseUrl: string;
  readonly authKey: string;
  /** MSG91 ids of SMS templates, each mapped to a DLT template there. */
  readonly templates: Msg91Templates;
  /** For OTP calls; without it the voice channel is refused. */
  readonly voice?: {
    /** The verified caller number, with country code. */
    readonly callerId: string;
    readonly templates: { readonly otp: IdsByLanguage };
  };
};

/** The SMS port over MSG91, with its health for operators. */
export type Msg91Sender = SmsSender & WatchedProvider;

/** Sends SMS by MSG91's flow API, one recipient per call, and calls by its voice API. No retries: a message whose
 * response was lost may have been sent, and a second one would confuse; the user requests another. Refuses with
 * `rejected` for a wrong key (401), an IP address that is not allowed (418), a bad template, and a message without
 * a configured template (calls support only the OTP).
 * Source: MSG91 documentation, "Send SMS via Flow" and voice call, API version 5; see docs/providers/msg91.md. */
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
  // Only the OTP is read out: order news can wait.
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

/** The flow API has `type` and the request id (or an error text) in `message`, whatever the HTTP status; the voice
 * API has `status` and is otherwise undocumented, so its id is taken wherever it is found. */
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
