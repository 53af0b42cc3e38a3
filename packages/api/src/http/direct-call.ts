import type { Contract } from '@pahiya/contracts/contract';
import type { z } from 'zod';
import { type Answer, FileAnswer, RedirectAnswer } from './answer.ts';
import type { Answering, Asking } from './exchange.ts';
import { inputSentence } from './input-sentences.ts';
import { findUnreadableText, unreadableText } from './plain-text.ts';
import { answerOfError, badInput } from './problems.ts';
import { RefusedRequest } from './refusal.ts';

/** Input of a direct call, as a page has it. */
export type DirectInput = {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  /** As it would be sent in JSON. */
  readonly body?: unknown;
};

/** A call of the API without HTTP: the same limits, caller, input, device and response. Never rejects. */
export type DirectCall = (request: Asking, reply: Answering, input: DirectInput) => Promise<Answer>;

type Address = Pick<Contract['call'], 'method' | 'path'>;
type Input = { readonly params: unknown; readonly query: unknown; readonly body: unknown };
/** Runs a call. `readInput` parses the page's input and throws when it is invalid: as over HTTP, limits and session are
 * checked first. */
type Run = (
  request: Asking,
  reply: Answering,
  readInput: () => Input,
) => Promise<Answer | FileAnswer | RedirectAnswer>;

/** The calls that pages on this server can make without HTTP: those that only read and return JSON. A call that changes
 * something goes through HTTP, with its same-site check and idempotency key. */
export type DirectCalls = {
  readonly find: (call: Address) => DirectCall | undefined;
  readonly add: (contract: Contract, run: Run) => void;
};

export function createDirectCalls(): DirectCalls {
  const known = new Map<string, DirectCall>();
  const keyOf = ({ method, path }: Address) => `${method} ${path}`;
  return {
    find: (call) => known.get(keyOf(call)),
    add: (contract, run) => {
      const { call, answer, onlyReads = call.method === 'GET' } = contract;
      if (onlyReads && answer !== null) known.set(keyOf(call), direct(contract, run));
    },
  };
}

function direct(contract: Contract, run: Run): DirectCall {
  return async (request, reply, input) => {
    try {
      const made = await run(request, reply, () => ({
        params: parsePart('params', contract.params, input.params),
        query: parsePart('querystring', contract.query, input.query),
        body: contract.body === undefined ? undefined : parseBody(contract.body, input.body),
      }));
      if (made instanceof FileAnswer || made instanceof RedirectAnswer) {
        throw new TypeError(`${contract.call.path} does not answer in JSON`);
      }
      return made;
    } catch (error) {
      return answerOfError(error, request, contract.call.path);
    }
  };
}

/** URL values are text; unset ones are omitted. */
function parsePart(
  part: 'params' | 'querystring',
  schema: z.ZodType | undefined,
  values: Readonly<Record<string, unknown>> = {},
): unknown {
  const set = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  const texts = Object.fromEntries(set.map(([name, value]) => [name, String(value)]));
  if (schema === undefined) return texts;
  const parsed = schema.safeParse(texts, { error: inputSentence });
  if (!parsed.success) throw new RefusedRequest(badInput(parsed.error, part));
  return parsed.data;
}

function parseBody(schema: z.ZodType, body: unknown): unknown {
  const at = findUnreadableText(body, 'body');
  if (at !== null) throw new RefusedRequest(unreadableText(at));
  const parsed = schema.safeParse(body, { error: inputSentence });
  if (!parsed.success) throw new RefusedRequest(badInput(parsed.error, 'body'));
  return parsed.data;
}
