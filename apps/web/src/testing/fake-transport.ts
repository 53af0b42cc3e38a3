import type { ApiTransport, WireAnswer } from '@pahiya/api-client/api-transport';
import type { CallName } from '@pahiya/contracts/all/contracts';
import { type ErrorCode, errorCodes } from '@pahiya/contracts/error-codes';

type Answers = Partial<Record<CallName, WireAnswer | ((input: unknown) => WireAnswer)>>;

/** A successful response. */
export function answered(data: unknown): WireAnswer {
  return { status: 200, body: { data }, retryAfter: null };
}

/** A refusal of the closed list, with its status. */
export function refusedWith(code: ErrorCode, retryAfter: number | null = null): WireAnswer {
  const { status } = errorCodes[code];
  return { status, body: { code, status, title: '', detail: '' }, retryAfter };
}

/** Responds to calls from a table; a call without an entry throws, to catch pages that make unneeded calls. */
export function fakeTransport(answers: Answers): ApiTransport {
  return async (call, input) => {
    const answer = answers[call.name as CallName];
    if (answer === undefined) throw new Error(`Nobody expected ${call.method} ${call.path}`);
    return typeof answer === 'function' ? answer(input) : answer;
  };
}
