import { z } from 'zod';
import { apiPrefix } from './calls.ts';
import type { Contract } from './contract.ts';
import { contracts } from './contracts.ts';
import { type ErrorCode, errorCodes } from './error-codes.ts';
import { parameterWords } from './parameter-words.ts';
import { problemSchema } from './problem.ts';

type Json = { readonly [key: string]: unknown };

/** Builds the OpenAPI 3.1 document of the web API from the contracts. */
export function openApiDocument(name: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [operationId, contract] of Object.entries(contracts) as [string, Contract][]) {
    const { method, path } = contract.call;
    const address = (path.startsWith('/api') ? path : `${apiPrefix}${path}`).replace(
      /:(\w+)/g,
      '{$1}',
    );
    const operations = paths[address] ?? {};
    operations[method.toLowerCase()] = operationOf(operationId, contract);
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
    paths,
    components: {
      schemas: { Problem: schemaOf(problemSchema, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'pahiya_session' },
        operator: { type: 'apiKey', in: 'cookie', name: 'pahiya_operator' },
        webView: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}

function operationOf(operationId: string, contract: Contract): Json {
  return {
    operationId,
    tags: [contract.tag],
    summary: contract.summary,
    description: wordsOfCall(contract),
    security: securityOf[contract.who],
    parameters: [
      ...parametersOf('path', contract.params),
      ...parametersOf('query', contract.query),
      ...(contract.idempotency === undefined
        ? []
        : [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: contract.idempotency === 'required',
              description: 'A repeat with the same key gets the first response',
              schema: { type: 'string', minLength: 8, maxLength: 128 },
            },
          ]),
    ],
    ...(contract.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(contract.body, 'input') } },
          },
        }),
    responses: { ...successOf(contract), ...refusalsOf(contract) },
  };
}

/** Authentication of a call; empty if public. */
const securityOf: Readonly<Record<Contract['who'], readonly Json[]>> = {
  anyone: [],
  user: [{ session: [] }, { webView: [] }],
  operator: [{ operator: [] }],
};

/** Description of a call: summary, required session or role, idempotency. */
export function wordsOfCall(contract: Contract): string {
  const sentences = [contract.summary, contract.description, whoMay(contract)];
  if (contract.idempotency !== undefined) {
    sentences.push(
      `A repeat with the same \`Idempotency-Key\` gets the first response${contract.idempotency === 'required' ? '; the header is required' : ''}`,
    );
  }
  return sentences
    .filter((text) => text !== undefined)
    .map((text) => (/[.?!]$/.test(text) ? text : `${text}.`))
    .join(' ');
}

function whoMay({ who, role }: Contract): string {
  if (who === 'anyone') return 'Public';
  if (who === 'user') return 'Needs a signed-in user';
  return role === undefined
    ? 'Needs an operator who is signed in at the desk'
    : `Needs an operator with the role \`${role}\``;
}

function successOf(contract: Contract): Json {
  const status = String(contract.status ?? 200);
  if (contract.answer === null) return { [status]: { description: contract.summary } };
  const data = schemaOf(contract.answer, 'output');
  return {
    [status]: {
      description: contract.summary,
      content: {
        'application/json': {
          schema: { type: 'object', required: ['data'], properties: { data } },
          ...(contract.example === undefined ? {} : { example: { data: contract.example } }),
        },
      },
    },
  };
}

/** Refusals by status, each with its codes. Every call may refuse bad input and fail on the server. */
function refusalsOf(contract: Contract): Json {
  const everyCall: ErrorCode[] = ['request/bad-input', 'server/failure', 'server/unavailable'];
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of [...contract.refusals, ...everyCall]) {
    const { status } = errorCodes[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const sorted = [...byStatus].sort(([a], [b]) => a - b);
  return Object.fromEntries(
    sorted.map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\`: ${errorCodes[code].title}`).join('; '),
        content: {
          'application/problem+json': {
            schema: { $ref: '#/components/schemas/Problem' },
            example: {
              type: `/api/docs#${codes[0]}`,
              title: codes[0] === undefined ? '' : errorCodes[codes[0]].title,
              status,
              detail: 'What happened and what to do.',
              code: codes[0],
              requestId: '6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11',
            },
          },
        },
      },
    ]),
  );
}

function parametersOf(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (schema === undefined) return [];
  const { properties, required } = schemaOf(schema, 'input') as {
    properties?: Record<string, { description?: string }>;
    required?: string[];
  };
  return Object.entries(properties ?? {}).map(([name, { description, ...form }]) => ({
    name,
    in: place,
    required: place === 'path' || (required?.includes(name) ?? false),
    description: description ?? parameterWords[name],
    schema: form,
  }));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    override: ({ jsonSchema }) => nameProperties(jsonSchema),
  });
  return json;
}

/** Writes a record over an enum as an object whose properties are all required; zod lists them only in `required`. */
function nameProperties(json: z.core.JSONSchema.BaseSchema): void {
  const { propertyNames, additionalProperties, required } = json;
  if (typeof propertyNames !== 'object' || required === undefined) return;
  json.properties = Object.fromEntries(required.map((name) => [name, additionalProperties ?? {}]));
  json.additionalProperties = false;
  delete json.propertyNames;
}
