import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createDirectCalls, type DirectCalls } from './http/direct-call.ts';
import { inputSentence } from './http/input-sentences.ts';
import { installProblemAnswers } from './http/problems.ts';
import { makeServe } from './http/serve.ts';
import type { ModuleTools } from './module-tools.ts';
import { registerAccount } from './modules/account/routes.ts';
import { assistantAccountData } from './modules/assistant/assistant-account-data.ts';
import { registerAssistant } from './modules/assistant/routes.ts';
import { makeFindCaller } from './modules/auth/find-caller.ts';
import { registerAuth } from './modules/auth/routes.ts';
import { pollAccountData } from './modules/blog/polls/poll-account-data.ts';
import { registerBlog } from './modules/blog/routes.ts';
import { orderAccountData } from './modules/challan-orders/account-data.ts';
import { registerChallanOrders } from './modules/challan-orders/routes.ts';
import { challanAccountData } from './modules/challans/challan-account-data.ts';
import { registerChallans } from './modules/challans/routes.ts';
import { registerFigures } from './modules/figures/routes.ts';
import { formAccountData } from './modules/forms/form-account-data.ts';
import { registerForms } from './modules/forms/routes.ts';
import { registerFrontendErrors } from './modules/frontend-errors/routes.ts';
import { garageAccountData } from './modules/garage/garage-account-data.ts';
import { registerGarage } from './modules/garage/routes.ts';
import { registerUploads } from './modules/images/uploads/register-uploads.ts';
import { registerLayout } from './modules/layout/routes.ts';
import { makeFindOperator } from './modules/operators/find-desk-operator.ts';
import { registerOperators } from './modules/operators/routes.ts';
import { registerPartners } from './modules/partners/routes.ts';
import { registerPayments } from './modules/payments/payment-routes.ts';
import { registerPlaces } from './modules/places/routes.ts';
import { callBackAccountData } from './modules/rto-services/call-backs/call-back-account-data.ts';
import { registerRtoServices } from './modules/rto-services/routes.ts';
import { registerSearch } from './modules/search/routes.ts';
import { registerShapes } from './modules/shapes/routes.ts';
import { registerSite } from './modules/site/routes.ts';
import { keepGuestSearches } from './modules/vehicle/keep-guest-searches.ts';
import { registerVehicle } from './modules/vehicle/routes.ts';
import { vehicleAccountData } from './modules/vehicle/vehicle-account-data.ts';
import type { Services } from './services.ts';

const modules = [
  (app, tools) => registerAuth(app, tools, [(event) => keepGuestSearches(tools.services, event)]),
  (app, tools) =>
    registerAccount(app, tools, [
      garageAccountData,
      vehicleAccountData(tools.services.settings),
      challanAccountData,
      orderAccountData,
      pollAccountData,
      assistantAccountData,
      formAccountData(tools.services.settings),
      callBackAccountData,
    ]),
  registerVehicle,
  registerGarage,
  registerChallans,
  registerChallanOrders,
  registerPayments,
  registerOperators,
  registerPlaces,
  registerRtoServices,
  registerBlog,
  registerUploads,
  registerShapes,
  registerLayout,
  registerPartners,
  registerSite,
  registerForms,
  registerSearch,
  registerAssistant,
  registerFigures,
  registerFrontendErrors,
] satisfies readonly ((app: FastifyInstance, tools: ModuleTools) => void | Promise<void>)[];

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
    directCalls,
  );
  for (const registerModule of modules) {
    await app.register(async (scope) => registerModule(scope, { services, serve }));
  }
  return directCalls;
}

/** Fastify wraps what the validator returns; the zod error travels as its cause. */
function asError(cause: z.ZodError): Error {
  return new Error('input does not fit its schema', { cause });
}
