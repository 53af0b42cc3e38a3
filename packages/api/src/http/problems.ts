import { contracts } from '@pahiya/contracts/all/contracts';
import { callAddress } from '@pahiya/contracts/call';
import { type ErrorCode, errorCodes } from '@pahiya/contracts/error-codes';
import type { Problem } from '@pahiya/contracts/problem';
import type {
  FastifyBaseLogger,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import { z } from 'zod';
import { type Answer, sendAnswer } from './answer.ts';
import { type Refusal, RefusedRequest } from './refusal.ts';

/** Builds the wire form of a refusal. */
export function toProblem(refusal: Refusal, requestId: string): Problem {
  const { status, title } = errorCodes[refusal.code];
  return {
    type: `/api/docs#${refusal.code}`,
    title,
    status,
    detail: refusal.detail,
    code: refusal.code,
    requestId,
    ...(refusal.retryAfterSeconds === undefined ? {} : { retryAfter: refusal.retryAfterSeconds }),
    ...(refusal.suggestion === undefined ? {} : { suggestion: refusal.suggestion }),
    ...(refusal.errors === undefined ? {} : { errors: [...refusal.errors] }),
  };
}

/** Sends a refusal as problem details. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return sendAnswer(reply, answerOfRefusal(refusal, reply.request.id));
}

/** A refusal, rendered. */
export function answerOfRefusal(refusal: Refusal, requestId: string): Answer {
  const problem = toProblem(refusal, requestId);
  return {
    status: problem.status,
    contentType: 'application/problem+json',
    text: JSON.stringify(problem),
    ...(refusal.retryAfterSeconds === undefined
      ? {}
      : { retryAfterSeconds: refusal.retryAfterSeconds }),
  };
}

/** Fastify's error codes for faults of the request. */
const frameworkFaults: Readonly<Record<string, { code: ErrorCode; detail: string }>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'request/unsupported-type',
    detail: 'Send the body as application/json.',
  },
  FST_ERR_CTP_BODY_TOO_LARGE: {
    code: 'request/too-large',
    detail: 'The request body is too large for this endpoint.',
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: {
    code: 'request/bad-json',
    detail: 'The request body is empty, but its content type is JSON.',
  },
  FST_ERR_CTP_INVALID_JSON_BODY: {
    code: 'request/bad-json',
    detail: 'The request body is not valid JSON.',
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    code: 'request/malformed',
    detail: 'The length of the request body does not match Content-Length.',
  },
  FST_ERR_BAD_URL: { code: 'request/malformed', detail: 'The address is not well-formed.' },
};

/** Refusal for an error caused by the request; null for a fault of the server. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof RefusedRequest) return error.refusal;
  const fault = error as Partial<FastifyError> & { validationContext?: string };
  if (fault.validation !== undefined || fault.cause instanceof z.ZodError) {
    return badInput(fault.cause, fault.validationContext);
  }
  const known = fault.code === undefined ? undefined : frameworkFaults[fault.code];
  if (known !== undefined) return known;
  if (error instanceof SyntaxError && fault.statusCode === 400) {
    return { code: 'request/bad-json', detail: 'The request body is not valid JSON.' };
  }
  if (fault.statusCode !== undefined && fault.statusCode >= 400 && fault.statusCode < 500) {
    return { code: 'request/malformed', detail: 'The request could not be read.' };
  }
  return null;
}

/** The refusal of input that does not fit its schema; `context` is the part of the request. */
export function badInput(cause: unknown, context = 'request'): Refusal {
  const part = context === 'querystring' ? 'query' : context;
  const issues = cause instanceof z.ZodError ? cause.issues : [];
  return {
    code: 'request/bad-input',
    detail: 'Some fields are not valid; see errors for details.',
    errors: issues.slice(0, 20).map((issue) => ({
      path: [part, ...issue.path.map(String)].join('.').slice(0, 200),
      message: issue.message.slice(0, 300),
    })),
  };
}

/** The response for an API failure; logged when it is ours. */
export function answerOfError(
  error: unknown,
  { id, log }: Pick<FastifyRequest, 'id' | 'log'>,
  route: string | undefined,
): Answer {
  const refusal = refusalOf(error);
  if (refusal !== null) return answerOfRefusal(refusal, id);
  logFailure(log, route, error);
  return answerOfRefusal(refusalOfFault(error), id);
}

/** Sends every API failure as problem details. */
export function installProblemAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    return sendAnswer(reply, answerOfError(error, request, request.routeOptions.url));
  });
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, nothingHere));
  // A catch-all of its own, since pages handle every other unknown address.
  app.all('/api/*', (request, reply) => {
    const methods = methodsAt(request);
    if (methods.length === 0) return sendRefusal(reply, nothingHere);
    // The router skips addresses with a segment longer than any call takes.
    if (methods.includes(request.method)) return sendRefusal(reply, tooLong);
    reply.header('allow', methods.join(', '));
    return sendRefusal(reply, {
      code: 'request/method-not-allowed',
      detail: `This address accepts ${methods.join(', ')}.`,
    });
  });
}

const tooLong: Refusal = {
  code: 'request/bad-input',
  detail: 'A part of the address is too long.',
  errors: [{ path: 'params', message: 'This is too long.' }],
};

const nothingHere: Refusal = {
  code: 'request/not-found',
  detail: 'There is no endpoint at this address.',
};

const addresses = Object.values(contracts).map(({ call }) => ({
  method: call.method,
  pattern: new RegExp(`^${callAddress(call).replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
}));

function methodsAt(request: FastifyRequest): string[] {
  const path = request.url.split('?', 1)[0] ?? '';
  return addresses.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
}

const failure: Refusal = {
  code: 'server/failure',
  detail: 'Something went wrong on our side. Quote the request id when you contact us.',
};

const unavailable: Refusal = {
  code: 'server/unavailable',
  detail: 'The service is not available at the moment. Please try again.',
  retryAfterSeconds: 5,
};

/** Full disks and exhausted memory do not recover in seconds: clients are asked to wait longer, so retries do not add
 * to the load. */
const overloaded: Refusal = { ...unavailable, retryAfterSeconds: 60 };

/** Codes of `ConnectionError`, the network, and the database ending a session. */
const connectionFaults = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  '25P03',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '57014',
  '53300',
]);

/** SQLSTATEs of a database that is reachable but cannot serve: disk full (53100), out of memory (53200) or over a
 * configured limit (53000, 53400), input/output error (58030), read-only after a failover (25006). Source: PostgreSQL
 * documentation, appendix A. */
const resourceFaults = new Set(['53000', '53100', '53200', '53400', '58030', '25006']);

/** Refusal for a server fault: retry soon, retry later, or failure. */
export function refusalOfFault(error: unknown): Refusal {
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return failure;
  if (connectionFaults.has(code)) return unavailable;
  return resourceFaults.has(code) ? overloaded : failure;
}

/** Logs only the kind of error and its stack frames: messages of drivers and parsers may quote input. */
function logFailure(log: FastifyBaseLogger, route: string | undefined, error: unknown): void {
  const { name, code, stack } = error as { name?: string; code?: string; stack?: string };
  const frames = stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? [];
  log.error({ route, kind: name, code, at: frames.slice(0, 8) }, 'request failed');
}
