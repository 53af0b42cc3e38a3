import type { BridgedCallState, CallBridge } from '@pahiya/domain/calls/ports';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { ok, type Result } from '@pahiya/domain/shared/result';
import { z } from 'zod';
import type { OutgoingAnswer } from '../../http/outgoing-http.ts';
import {
  openSingleTryProvider,
  type SingleTryLimits,
  type WatchedProvider,
} from '../../http/outgoing-provider.ts';
import { readAnswer } from '../../http/read-answer.ts';

/** Stable id of this provider in failures, logs and metrics. */
const CALL_BRIDGE = 'call-bridge';

/** Longest call, in seconds. */
const longestCall = 1_800;

/** Account at the provider of the line. */
export type ExotelOptions = SingleTryLimits & {
  /** Without a trailing slash: `https://api.exotel.com`. */
  readonly baseUrl: string;
  readonly account: string;
  readonly key: string;
  readonly token: string;
  /** Our number, which both sides see. */
  readonly callerId: string;
};

/** The port with its health for operators. */
export type ExotelBridge = CallBridge & WatchedProvider;

/** Connects calls by an Exotel-like API. No retries. Refuses with a {@link ProviderFailure}; reasons hold no number.
 * Source: Exotel API, "Outgoing call to connect two numbers" and "Call details", version 1; see
 * docs/providers/call-bridge.md. */
export function createExotelBridge(options: ExotelOptions): ExotelBridge {
  const { http, guard, watched } = openSingleTryProvider(CALL_BRIDGE, options);
  const calls = `${options.baseUrl}/v1/Accounts/${encodeURIComponent(options.account)}/Calls`;
  const pair = Buffer.from(`${options.key}:${options.token}`).toString('base64');
  const authorization = `Basic ${pair}`;

  return {
    connect: ({ reference, from, to }) =>
      guard.run(async (signal) => {
        const form = new URLSearchParams({
          From: `0${from}`,
          To: `0${to}`,
          CallerId: options.callerId,
          TimeLimit: String(longestCall),
          CustomField: reference,
        });
        const answer = await http.send({
          method: 'POST',
          url: `${calls}/connect.json`,
          headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
          bytes: new TextEncoder().encode(form.toString()),
          signal,
        });
        const read = readCall(answer);
        return read.ok ? ok({ bridgeId: read.value.Sid }) : read;
      }),
    stateOf: (bridgeId) =>
      guard.run(async (signal) => {
        const url = `${calls}/${encodeURIComponent(bridgeId)}.json`;
        const read = readCall(
          await http.send({ method: 'GET', url, headers: { authorization }, signal }),
        );
        return read.ok ? ok(toState(read.value)) : read;
      }),
    ...watched,
  };
}

const callWire = z.object({
  Call: z.object({
    Sid: z.string().min(1).max(100),
    Status: z.string(),
    Duration: z.union([z.string().regex(/^\d{1,6}$/), z.number()]).nullish(),
  }),
});
type CallWire = z.infer<typeof callWire>['Call'];

function readCall(
  answer: Result<OutgoingAnswer, ProviderFailure>,
): Result<CallWire, ProviderFailure> {
  if (!answer.ok) return answer;
  const read = readAnswer(CALL_BRIDGE, answer.value, callWire);
  return read.ok ? ok(read.value.Call) : read;
}

/** Busy counts as not answered; a status we do not know as still going on. */
function toState({ Status, Duration }: CallWire): BridgedCallState {
  const seconds = Number(Duration ?? 0);
  if (Status === 'completed') return { state: 'answered', seconds };
  if (Status === 'no-answer' || Status === 'busy') return { state: 'no-answer', seconds: 0 };
  if (Status === 'failed' || Status === 'canceled') return { state: 'failed', seconds: 0 };
  return { state: 'started', seconds: 0 };
}
