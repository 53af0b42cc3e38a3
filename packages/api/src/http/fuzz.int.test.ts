import { openApiDocument } from '@pahiya/contracts/openapi/openapi-document';
import { problemSchema } from '@pahiya/contracts/problem';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, type PathBrowser } from '../../test/path-browser.ts';
import { createTestApi, type TestApi } from '../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../db/test-database.ts';

// Every call of the OpenAPI document with invalid input: 5,000 requests, never a 5xx, never a stack trace.
const requests = 5000;

type Operation = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly parameters: readonly { name: string; in: string }[];
  readonly fields: readonly string[];
};

const operations = readOperations();
let database: TestDatabase;
let api: TestApi;
let visitor: PathBrowser;
let user: PathBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database.sql, { settings: { requestsPerMinute: 1_000_000 } });
  visitor = openBrowser(api, '203.0.113.8');
  user = openBrowser(api, '203.0.113.9');
  await user.signIn('9876543210');
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const awkward = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '%00',
    '../../etc/passwd',
    "' or 1=1 --",
    '<script>alert(1)</script>',
    'DL8CAF5030',
    'dl-8c af.5030',
    '22BH6517A',
    'T1226KA0042AB',
    '9876543210',
    '123456',
    '00000000-0000-0000-0000-000000000000',
    '💥'.repeat(30),
    'A'.repeat(3000),
    '-1',
    '1e309',
    'NaN',
    '__proto__',
  ),
);
const junk = fc.oneof(
  { weight: 4, arbitrary: awkward },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.integer() },
  { weight: 1, arbitrary: fc.constant(null) },
);
const rawBody = fc.constantFrom(
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{}}}',
  `{"a":${'['.repeat(2000)}`,
  `{"a":"${'x'.repeat(70_000)}"}`,
  '\u0000',
);
const headers = fc.record(
  {
    cookie: fc.oneof(
      awkward.map((value) => `pahiya_session=${encodeURIComponent(value)}`),
      fc.constantFrom('=;=;;', 'recent=%ZZ', 'deviceId=a.b; city=%F0%28', 'recent=W10.x'),
    ),
    authorization: fc.constantFrom(
      'Bearer',
      'Bearer x.y.z',
      'Basic ?',
      `Bearer ${'a'.repeat(3000)}`,
    ),
    'content-type': fc.constantFrom(
      'application/json',
      'text/plain',
      'multipart/form-data',
      ';;',
      'application/json; charset=utf-7',
    ),
    'idempotency-key': awkward.map(printable),
    'accept-language': awkward.map(printable),
    'user-agent': awkward.map(printable),
    origin: fc.constantFrom('null', 'https://evil.example', 'http://localhost:3000', '::'),
    'sec-fetch-site': fc.constantFrom('cross-site', 'same-origin', 'odd'),
    userid: awkward.map(printable),
  },
  { requiredKeys: [] },
);

test(`${requests} malformed requests all get a proper response, never a server error`, async () => {
  const seen = new Map<number, number>();
  const request = fc.record({
    operation: fc.constantFrom(...operations),
    values: fc.array(awkward, { minLength: 6, maxLength: 6 }),
    fields: fc.array(junk, { minLength: 20, maxLength: 20 }),
    raw: fc.option(rawBody, { freq: 4 }),
    headers,
    isUser: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(request, async ({ operation, values, fields, raw, headers: sent, isUser }) => {
      const browser = isUser ? user : visitor;
      const path = addressOf(operation, values);
      const body = raw ?? Object.fromEntries(operation.fields.map((name, i) => [name, fields[i]]));
      const answer =
        operation.method === 'GET'
          ? await browser.get(path, sent)
          : operation.method === 'DELETE'
            ? await browser.delete(path, sent)
            : await browser.post(path, body, sent);
      seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1);
      expect(answer.statusCode, `${operation.method} ${path}`).toBeLessThan(500);
      expect(answer.payload).not.toMatch(/node_modules|at [\w.]+ \(|\.ts:\d+/);
      if (answer.statusCode >= 400) problemSchema.parse(answer.json());
    }),
    { numRuns: requests, endOnFailure: true },
  );
  expect([...seen.keys()].sort()).toEqual(expect.arrayContaining([200, 400, 401, 403, 404]));
}, 300_000);

type Json = Record<string, unknown>;

function readOperations(): Operation[] {
  const document = openApiDocument('Fuzz') as Json;
  const resolve = (value: unknown): Json => {
    const { $ref, ...own } = (value ?? {}) as Json;
    if (typeof $ref !== 'string') return own;
    return $ref
      .slice(2)
      .split('/')
      .reduce<Json>((at, key) => at[key] as Json, document);
  };
  const fieldsOf = (body: unknown): string[] => {
    const { content } = (body ?? {}) as { content?: { 'application/json': { schema: Json } } };
    return Object.keys(resolve(content?.['application/json'].schema).properties ?? {});
  };
  const paths = document.paths as Record<string, Record<string, Json>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase() as Operation['method'],
      path,
      parameters: ((operation.parameters ?? []) as Json[]).map(
        resolve,
      ) as Operation['parameters'][number][],
      fields: fieldsOf(operation.requestBody),
    })),
  );
}

function addressOf({ path, parameters }: Operation, values: readonly string[]): string {
  let next = 0;
  const value = () => encodeURIComponent(wellFormed(values[next++ % values.length] ?? '')) || '%20';
  const filled = path.replace(/\{\w+\}/g, value);
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => `${name}=${value()}`);
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}

/** Half a surrogate pair cannot be percent-encoded. */
function wellFormed(text: string): string {
  return text.toWellFormed();
}

/** Characters that HTTP allows in a header. */
function printable(text: string): string {
  return text.replace(/[^\x21-\x7e]/g, '').slice(0, 500);
}
