import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createDirectCalls, type DirectCalls } from '../http/direct-call.ts';
import { inputSentence } from '../http/input-sentences.ts';
import { installProblemAnswers } from '../http/problems.ts';
import { makeServe } from '../http/serve.ts';
import type { ModuleTools } from '../module-tools.ts';
import { makeFindCaller } from '../modules/auth/find-caller.ts';
import { makeFindOperator } from '../modules/operators/sign-in/find-desk-operator.ts';
import { makeFindPartnerSystem } from '../modules/partner-firms/keys/find-partner-system.ts';
import { makeFindPartnerMember } from '../modules/partner-firms/sign-in/find-partner-member.ts';
import type { Services } from '../services.ts';
import * as modules from './modules.ts';

/** Registers the whole web API on a Fastify instance: parsing, problem responses, and one encapsulated plugin per
 * module. The caller sets what belongs to the process: trusted proxies, body limits, request ids, logging. Returns the
 * calls that pages in the same process can make directly. */
export async function registerApi(app: FastifyInstance, services: Services): Promise<DirectCalls> {
  await app.register(cookie);
  app.setValidatorCompiler(({ schema }) => (input) => {
    if (!(schema instanceof z.ZodType)) throw new TypeError('route schemas are zod schemas');
    const parsed = schema.safeParse(input, { error: inputSentence });
    return parsed.success ? { value: parsed.data } : { error: asError(parsed.error) };
  });
  app.removeContentTypeParser('text/plain');
  installProblemAnswers(app);
  const directCalls = createDirectCalls();
  const serve = makeServe(
    services,
    makeFindCaller(services),
    makeFindOperator(services),
    makeFindPartnerMember(services),
    makeFindPartnerSystem(services),
    directCalls,
  );
  const tools: ModuleTools = {
    services,
    serve,
    accountData: [],
    onSignIn: [],
    onContactStopped: [],
    onMemberRemoved: [],
    onWithdrawal: [],
    reportSubjects: [],
  };
  for (const registerModule of Object.values(modules)) {
    await app.register(async (scope) => registerModule(scope, tools));
  }
  return directCalls;
}

/** Fastify wraps what the validator returns; the zod error travels as its cause. */
function asError(cause: z.ZodError): Error {
  return new Error('input does not fit its schema', { cause });
}
