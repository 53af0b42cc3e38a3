import type { CallName, Contracts } from '@pahiya/contracts/all/contracts';
import type { CallShape } from '@pahiya/contracts/call';
import type { AnswerOf, InputOf } from '@pahiya/contracts/contract';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { type ApiFailure, failureOf, isRecord } from './api-failure.ts';
import type { ApiTransport, CallInput, WireAnswer } from './api-transport.ts';

/** Options of a call besides its contract's input. */
export type CallOptions = Pick<CallInput, 'idempotencyKey' | 'signal'>;

/** Events for the app: the global loader counts running calls, and failures are reported. */
export type ApiEvents = {
  readonly onStart?: (call: CallShape) => void;
  /** Once for every start, whatever the outcome. */
  readonly onEnd?: (call: CallShape) => void;
  /** Runs before the caller gets the failure; the caller gets it in any case. */
  readonly onFailure?: (call: CallShape, failure: ApiFailure) => void;
};

/** Response of a call by its name. */
export type Answer<Name extends CallName> = AnswerOf<Contracts[Name]>;

/** Input of a call by its name; calls without input take `{}`. */
export type Input<Name extends CallName> = InputOf<Contracts[Name]>;

/** Typed by the contracts; refusals are values, never exceptions. */
export type ApiClient = {
  call<Name extends CallName>(
    call: CallShape<Name>,
    input: Input<Name>,
    options?: CallOptions,
  ): Promise<Result<Answer<Name>, ApiFailure>>;
};

/** Builds the client over a transport. An aborted call ends as `network`. */
export function createApiClient(transport: ApiTransport, events: ApiEvents = {}): ApiClient {
  return {
    async call<Name extends CallName>(
      call: CallShape<Name>,
      input: Input<Name>,
      options: CallOptions = {},
    ) {
      events.onStart?.(call);
      const answer = await reach(transport, call, { ...(input as CallInput), ...options });
      events.onEnd?.(call);
      const result = read<Answer<Name>>(answer);
      if (!result.ok && options.signal?.aborted !== true) events.onFailure?.(call, result.error);
      return result;
    },
  };
}

async function reach(
  transport: ApiTransport,
  call: CallShape,
  input: CallInput,
): Promise<WireAnswer | null> {
  try {
    return await transport(call, input);
  } catch {
    return null;
  }
}

function read<T>(answer: WireAnswer | null): Result<T, ApiFailure> {
  if (answer === null) return err({ kind: 'network' });
  const isSuccess = answer.status >= 200 && answer.status < 300;
  if (isSuccess && isRecord(answer.body) && 'data' in answer.body) return ok(answer.body.data as T);
  return err(failureOf(answer));
}
