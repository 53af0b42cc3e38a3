import { callAddress } from '@pahiya/contracts/call';
import type { Contract } from '@pahiya/contracts/contract';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type LimitRule, type LimitState, takeAll } from '../limits/limiter.ts';
import { addressUnit } from './address.ts';
import {
  type Answer,
  FileAnswer,
  RedirectAnswer,
  sendAnswer,
  sendFile,
  sendRedirect,
} from './answer.ts';
import type { CallServices } from './call-services.ts';
import {
  type AnyCaller,
  type Caller,
  type FindCaller,
  type FindOperator,
  type FindPartnerMember,
  type FindPartnerSystem,
  type Operator,
  type PartnerMember,
  type PartnerSystem,
  signInFirst,
  type User,
} from './caller.ts';
import type { Device } from './device.ts';
import type { DirectCalls } from './direct-call.ts';
import type { Answering, Asking } from './exchange.ts';
import { once } from './idempotency.ts';
import { holdRoom } from './large-bodies.ts';
import { findUnreadableText, unreadableText } from './plain-text.ts';
import { answerOfRefusal } from './problems.ts';
import { type Refusal, RefusedRequest } from './refusal.ts';
import { requestDevice } from './request-device.ts';
import { assertSameSite } from './same-site.ts';
import { tooMany } from './too-many.ts';

/** A response that is JSON text already, sent unchanged (a stored record). */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** What a handler receives: parsed input and the caller. */
export type Context<C extends AnyContract> = {
  readonly params: Parsed<C['params']>;
  readonly query: Parsed<C['query']>;
  readonly body: Parsed<C['body']>;
  readonly caller: CallerOf<C['who']>;
  readonly device: Device;
  /** Address of the client: of the connection, or as reported by a trusted proxy. */
  readonly address: string;
  readonly request: Asking;
  readonly reply: Answering;
};

type CallerOf<Who> = [Who] extends ['user']
  ? User
  : [Who] extends ['operator']
    ? Operator
    : [Who] extends ['partner']
      ? PartnerMember
      : [Who] extends ['partner-key']
        ? PartnerSystem
        : Caller;

/** Options of one route beyond its contract. */
export type ServeOptions<C extends AnyContract> = {
  /** Limits besides the general one per address. */
  readonly limits?: (context: Context<C>) => readonly { rule: LimitRule; key: string }[];
  readonly bodyLimitBytes?: number;
};

type AnyContract = Contract<z.ZodType, z.ZodType, z.ZodType, z.ZodType>;
/** Parts of a contract are optional properties, so `undefined` is taken out of their types first. */
type Parsed<Schema> =
  NonNullable<Schema> extends z.ZodType ? z.output<NonNullable<Schema>> : undefined;
type AnswerFor<C extends AnyContract> =
  | (NonNullable<C['answer']> extends z.ZodType ? z.input<NonNullable<C['answer']>> : never)
  | JsonText
  | FileAnswer
  | RedirectAnswer;

/** Declares the calls of a module. */
export type Serve = <C extends AnyContract>(
  app: FastifyInstance,
  contract: C,
  handle: (context: Context<C>) => Promise<Result<AnswerFor<C>, Refusal>>,
  options?: ServeOptions<C>,
) => void;

/** Input of a call, parsed. */
type Input = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

/** Creates `serve`, which declares a route from its contract. Before the body is read: same-site check, the address's
 * limit and the session, then room for a large body. After it is parsed: readable text, the call's own limits,
 * idempotency and the envelope. A contract without a JSON response is served by its module with `app.route`. Calls
 * that only read become direct calls too. */
export function makeServe(
  services: CallServices,
  findCaller: FindCaller,
  findOperator: FindOperator,
  findPartnerMember: FindPartnerMember,
  findPartnerSystem: FindPartnerSystem,
  directCalls: DirectCalls,
): Serve {
  const callerOf = async (
    contract: AnyContract,
    request: Asking,
    reply: Answering,
  ): Promise<Result<AnyCaller, Refusal>> => {
    if (contract.who === 'operator') return findOperator(request, contract);
    if (contract.who === 'partner') return findPartnerMember(request, contract);
    if (contract.who === 'partner-key') return findPartnerSystem(request, contract);
    const caller = await findCaller(request, reply);
    return contract.who === 'user' && caller.kind !== 'user' ? err(signInFirst) : ok(caller);
  };
  const perAddress: LimitRule = {
    name: 'address',
    points: services.settings.requestsPerMinute,
    perSeconds: 60,
  };
  const counted = new WeakMap<Asking, Promise<LimitState>>();
  /** Counts a request against its address. A page is one request, however many calls it makes. */
  const countOnce = (request: Asking): Promise<LimitState> => {
    const before = counted.get(request);
    if (before !== undefined) return before;
    const state = services.limiter.take(perAddress, addressUnit(request.ip));
    counted.set(request, state);
    return state;
  };
  /** Checks that need only the headers: the address's limit and the caller. */
  const admit = async (
    contract: AnyContract,
    request: Asking,
    reply: Answering,
  ): Promise<Result<Admitted, Refusal>> => {
    const general = await countOnce(request);
    if (general.isExceeded) {
      tellLimit(reply, general);
      return err(tooMany(general));
    }
    const caller = await callerOf(contract, request, reply);
    return caller.ok ? ok({ general, caller: caller.value }) : caller;
  };
  return (app, contract, handle, options = {}) => {
    type Known = Context<typeof contract>;
    /** Checks the call's own limits and runs it; `repeat` may return a stored response. */
    const answer = async (
      { general, caller }: Admitted,
      request: Asking,
      reply: Answering,
      input: Input,
      repeat?: (context: Known, run: () => Promise<Answer>) => Promise<Answer>,
    ): Promise<Answer | FileAnswer | RedirectAnswer> => {
      const findDevice = requestDevice(request, reply, services.settings);
      const context = {
        ...input,
        caller,
        get device() {
          return findDevice();
        },
        address: request.ip,
        request,
        reply,
      } as Known;
      const state = await takeAll(services.limiter, options.limits?.(context) ?? []);
      if (state?.isExceeded) return refuseLimit(request, reply, state);
      tellLimit(reply, state ?? general);
      if (repeat !== undefined) {
        return repeat(context, async () =>
          render(contract, await handle(context), request.id, services),
        );
      }
      const result = await handle(context);
      const isSent =
        result.ok && (result.value instanceof FileAnswer || result.value instanceof RedirectAnswer);
      return isSent ? result.value : render(contract, result, request.id, services);
    };
    const { method, path } = contract.call;
    const bodyLimit = options.bodyLimitBytes;
    const admitted = new WeakMap<FastifyRequest, Admitted>();
    app.route({
      method,
      url: callAddress(contract.call),
      schema: {
        ...(contract.params === undefined ? {} : { params: contract.params }),
        ...(contract.query === undefined ? {} : { querystring: contract.query }),
        ...(contract.body === undefined ? {} : { body: contract.body }),
      },
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
      onRequest: async (request, reply) => {
        if (contract.refusals.includes('request/cross-site')) {
          assertSameSite(request, services.settings.allowedOrigins);
        }
        const known = await admit(contract, request, reply);
        if (!known.ok) throw new RefusedRequest(known.error);
        admitted.set(request, known.value);
        if (bodyLimit !== undefined) holdRoom(services.largeBodies, request, reply, bodyLimit);
      },
      preValidation: async ({ params, query, body }) => {
        const at = findUnreadableText({ params, query, body }, 'request');
        if (at !== null) throw new RefusedRequest(unreadableText(at.replace('request.', '')));
      },
      handler: async (request, reply) => {
        const { params, query, body } = request;
        const known = admitted.get(request);
        if (known === undefined) throw new Error(`${path} was not admitted`);
        const repeat =
          contract.idempotency === undefined
            ? undefined
            : (context: Known, run: () => Promise<Answer>) =>
                once(services, contract, request, context, run);
        const made = await answer(known, request, reply, { params, query, body }, repeat);
        if (made instanceof RedirectAnswer) return sendRedirect(reply, made);
        return made instanceof FileAnswer ? sendFile(reply, made) : sendAnswer(reply, made);
      },
    });
    directCalls.add(contract, async (request, reply, readInput) => {
      const known = await admit(contract, request, reply);
      if (!known.ok) return answerOfRefusal(known.error, request.id);
      return answer(known.value, request, reply, readInput());
    });
  };
}

/** Determined before the body of a request is read. */
type Admitted = { readonly general: LimitState; readonly caller: AnyCaller };

function render(
  contract: AnyContract,
  result: Result<unknown, Refusal>,
  requestId: string,
  services: CallServices,
): Answer {
  if (!result.ok) {
    if (services.settings.validateAnswers && !mayRefuse(contract, result.error)) {
      throw new Error(
        `${contract.call.path} refuses with ${result.error.code}: not in its contract`,
      );
    }
    return answerOfRefusal(result.error, requestId);
  }
  const text = result.value instanceof JsonText ? result.value.text : JSON.stringify(result.value);
  if (services.settings.validateAnswers) contract.answer?.parse(JSON.parse(text));
  return {
    status: contract.status ?? 200,
    contentType: 'application/json; charset=utf-8',
    text: `{"data":${text}}`,
  };
}

/** Any call may refuse bad input: contracts do not list it. */
function mayRefuse({ refusals }: AnyContract, { code }: Refusal): boolean {
  return code === 'request/bad-input' || refusals.includes(code);
}

function refuseLimit({ id }: Asking, reply: Answering, state: LimitState): Answer {
  tellLimit(reply, state);
  return answerOfRefusal(tooMany(state), id);
}

/** RateLimit headers. Source: draft-ietf-httpapi-ratelimit-headers-10. */
export function tellLimit(reply: Answering, { rule, remaining, resetSeconds }: LimitState): void {
  reply.header('ratelimit-policy', `"${rule.name}";q=${rule.points};w=${rule.perSeconds}`);
  reply.header('ratelimit', `"${rule.name}";r=${remaining};t=${resetSeconds}`);
}
