import type { z } from 'zod';
import { contracts } from '../all/contracts.ts';
import { callAddress } from '../call.ts';
import type { Contract } from '../contract.ts';
import { type ErrorCode, errorCodes } from '../error-codes.ts';
import { problemSchema } from '../problem.ts';
import type { Json } from './components.ts';
import { parameterWords } from './parameter-words.ts';
import { type RepeatedComponents, repeatedComponents } from './repeated-components.ts';
import { type DescribedSchemas, describeSchemas } from './schema-components.ts';

/** Schemas of all calls, and the components that their operations share. */
type Shared = {
  readonly schemas: DescribedSchemas;
  readonly parameters: RepeatedComponents;
  readonly responses: RepeatedComponents;
};

/** Builds the OpenAPI 3.1 document of the web API from the contracts. What several calls have in common is a component:
 * schemas, parameters, responses. */
export function openApiDocument(name: string): Json {
  const calls = Object.entries(contracts) as [string, Contract][];
  const shared: Shared = {
    schemas: describeSchemas(
      partsOf(calls, ({ params, query, body }) => ({ params, query, body })),
      partsOf(calls, ({ answer }) => ({ answer })).set(problem, problemSchema),
    ),
    parameters: repeatedComponents('parameters'),
    responses: repeatedComponents('responses'),
  };
  const paths: Record<string, Record<string, Json>> = {};
  for (const [operationId, contract] of calls) {
    const address = callAddress(contract.call).replace(/:(\w+)/g, '{$1}');
    const operations = paths[address] ?? {};
    operations[contract.call.method.toLowerCase()] = operationOf(operationId, contract, shared);
    paths[address] = operations;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${name} web API`,
      version: '1',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      description:
        'Success is `{"data": ...}`; every failure is problem details (RFC 9457) with a code from the list below. ' +
        '`/api/v2/web` and `/api/v3/web` behave like v1; `/core`, `/optimus` and `/jazz` in front of a path change nothing.',
    },
    servers: [{ url: '/' }],
    security: securityOf.user,
    paths,
    components: {
      schemas: Object.fromEntries(shared.schemas.components),
      parameters: shared.parameters.finish(),
      responses: {
        ...shared.responses.finish(),
        Refused: {
          description: 'Refused',
          content: { 'application/problem+json': { schema: shared.schemas.parts.get(problem) } },
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'pahiya_session' },
        operator: { type: 'apiKey', in: 'cookie', name: 'pahiya_operator' },
        partner: { type: 'apiKey', in: 'cookie', name: 'pahiya_partner' },
        partnerKey: { type: 'http', scheme: 'bearer' },
        webView: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}

const problem = 'problem';

/** The schemas of all calls by `<call>.<part>`. */
function partsOf(
  calls: readonly [string, Contract][],
  read: (contract: Contract) => Readonly<Record<string, z.ZodType | null | undefined>>,
): Map<string, z.ZodType> {
  const parts = new Map<string, z.ZodType>();
  for (const [name, contract] of calls) {
    for (const [part, schema] of Object.entries(read(contract))) {
      if (schema) parts.set(`${name}.${part}`, schema);
    }
  }
  return parts;
}

function operationOf(operationId: string, contract: Contract, shared: Shared): Json {
  const body = shared.schemas.parts.get(`${operationId}.body`);
  const parameters = parametersOf(operationId, contract, shared);
  return {
    operationId,
    tags: [contract.tag],
    summary: contract.summary,
    ...(contract.description === undefined ? {} : { description: joined([contract.description]) }),
    ...securityOfCall(contract),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: { ...successOf(operationId, contract, shared), ...refusalsOf(contract, shared) },
  };
}

/** Sessions that a call needs. Most calls are of users: theirs are the document's own, for every call that says nothing
 * else. */
const securityOf: Readonly<Record<Contract['who'], readonly Json[]>> = {
  anyone: [],
  user: [{ session: [] }, { webView: [] }],
  operator: [{ operator: [] }],
  partner: [{ partner: [] }],
  'partner-key': [{ partnerKey: [] }],
};

/** With the role that an operator needs, one of those of a partner's member, or the scope of a key, as OpenAPI 3.1 has it. */
function securityOfCall({ who, role, memberRoles, keyScope }: Contract): Json {
  if (who === 'user') return {};
  if (memberRoles !== undefined) {
    return { security: memberRoles.map((one) => ({ partner: [one] })) };
  }
  if (keyScope !== undefined) return { security: [{ partnerKey: [keyScope] }] };
  return { security: role === undefined ? securityOf[who] : [{ operator: [role] }] };
}

/** Description of a call: required session or role, idempotency, and what else there is to say. */
export function wordsOfCall(contract: Contract): string {
  const sentences = [contract.description, whoMay(contract)];
  if (contract.idempotency !== undefined) {
    sentences.push(
      `A repeat with the same \`Idempotency-Key\` gets the first response${contract.idempotency === 'required' ? '; the header is required' : ''}`,
    );
  }
  return joined(sentences);
}

function joined(sentences: readonly (string | undefined)[]): string {
  return sentences
    .filter((text) => text !== undefined)
    .map((text) => (/[.?!]$/.test(text) ? text : `${text}.`))
    .join(' ');
}

function whoMay({ who, role, memberRoles, keyScope }: Contract): string {
  if (who === 'anyone') return 'Public';
  if (who === 'user') return 'Needs a signed-in user';
  if (who === 'partner-key') return `Needs a key of a partner firm that allows \`${keyScope}\``;
  if (who === 'partner') {
    return memberRoles === undefined
      ? "Needs a partner's member who is signed in"
      : `Needs a partner's member with the role ${memberRoles.map((one) => `\`${one}\``).join(' or ')}`;
  }
  return role === undefined
    ? 'Needs an operator who is signed in at the desk'
    : `Needs an operator with the role \`${role}\``;
}

function successOf(operationId: string, contract: Contract, shared: Shared): Json {
  const status = String(contract.status ?? 200);
  const data = shared.schemas.parts.get(`${operationId}.answer`);
  if (data === undefined) return { [status]: { description: 'OK' } };
  return {
    [status]: shared.responses.mark(operationId, {
      description: 'OK',
      content: {
        'application/json': {
          schema: { type: 'object', required: ['data'], properties: { data } },
          example: { data: contract.example },
        },
      },
    }),
  };
}

/** Refusals by status, each with its codes. Those that most calls have are the range `4XX`, those of every call are the
 * default: few components say them for all. */
function refusalsOf(contract: Contract, { responses }: Shared): Json {
  const own = new Set<ErrorCode>(['request/bad-input', ...contract.refusals]);
  const common = usual.filter((code) => own.has(code));
  for (const code of everyCall) own.delete(code);
  const isCommon = (code: ErrorCode) => common.includes(code);
  const statuses = new Set(
    [...own].filter((code) => !isCommon(code)).map((code) => errorCodes[code].status),
  );
  const response = (codes: readonly ErrorCode[], name = codes.map(shortName).join('_')) =>
    responses.mark(name, {
      $ref: '#/components/responses/Refused',
      description: codes.map((code) => `\`${code}\`: ${errorCodes[code].title}`).join('; '),
    });
  const byStatus = [...statuses].map((status) => [
    String(status),
    response([...own, ...everyCall].filter((code) => errorCodes[code].status === status).sort()),
  ]);
  return {
    ...Object.fromEntries(byStatus),
    '4XX': response(common, 'usual'),
    default: response(everyCall, 'default'),
  };
}

/** Every call has a limit, and may fail on the server. */
const everyCall: readonly ErrorCode[] = [
  'request/too-many',
  'server/failure',
  'server/unavailable',
];

/** Every call checks its input; most need a session, and those that change something come from our own site. */
const usual: readonly ErrorCode[] = [
  'request/bad-input',
  'auth/required',
  'operator/password-first',
  'operator/wrong-role',
  'partner/wrong-role',
  'request/cross-site',
];

/** The code without its area, where that is enough to tell it from others. */
function shortName(code: ErrorCode): string {
  const name = lastPart(code);
  const isUnique = Object.keys(errorCodes).filter((one) => lastPart(one) === name).length === 1;
  return isUnique ? name : code.replace('/', '.');
}

function lastPart(code: string): string {
  return code.split('/').at(-1) ?? code;
}

function parametersOf(operationId: string, contract: Contract, shared: Shared): Json[] {
  const { schemas, parameters } = shared;
  const places = [
    ['path', schemas.parts.get(`${operationId}.params`)],
    ['query', schemas.parts.get(`${operationId}.query`)],
  ] as const;
  const named: (Json & { readonly name: string })[] = places.flatMap(([place, part]) => {
    const { properties = {}, required = [] } = resolve(part ?? {}, schemas) as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, { description, ...schema }]) => ({
      name,
      in: place,
      ...(place === 'path' || required.includes(name) ? { required: true } : {}),
      description: description ?? resolve(schema, schemas).description ?? parameterWords[name],
      schema,
    }));
  });
  if (contract.idempotency !== undefined) {
    named.push(idempotencyKey(contract.idempotency === 'required'));
  }
  return named.map((parameter) => parameters.mark(parameter.name, parameter));
}

const idempotencyKey = (required: boolean) => ({
  name: 'Idempotency-Key',
  in: 'header',
  ...(required ? { required } : {}),
  description: 'A repeat with the same key gets the first response',
  schema: { type: 'string', minLength: 8, maxLength: 128 },
});

/** The schema itself, or the component that it refers to. */
function resolve(schema: Json, { components }: DescribedSchemas): Json {
  const { $ref } = schema;
  return typeof $ref === 'string' ? (components.get($ref.split('/').at(-1) ?? '') ?? {}) : schema;
}
