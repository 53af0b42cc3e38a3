import { expect, test } from 'vitest';
import { type CallName, contracts } from '../all/contracts.ts';
import type { Contract } from '../contract.ts';
import { openApiDocument } from './openapi-document.ts';

type Parameter = { readonly name: string; readonly description?: string };
type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
};
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

const document = openApiDocument('Pahiya') as unknown as Document;
const text = JSON.stringify(document);
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

test('every call is there once, with its session, role and parameters', () => {
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
    Object.keys(contracts).sort(),
  );
  expect(operations.every(({ summary }) => summary.length > 5)).toBe(true);
  for (const { operationId, security, parameters = [] } of operations) {
    const { who, role, memberRoles, keyScope } = contracts[operationId as CallName] as Contract;
    const roles = role === undefined ? [] : [role];
    const partner = memberRoles?.map((one) => ({ partner: [one] })) ?? [{ partner: [] }];
    const sessions = {
      ...{ anyone: [], user: undefined, operator: [{ operator: roles }], partner },
      'partner-key': [{ partnerKey: [keyScope] }],
    };
    expect(security, operationId).toEqual(sessions[who]);
    for (const one of parameters) {
      const { name, description: words } = parameterOf(one);
      expect(words, `${operationId} ${name}`).toMatch(/\S/);
    }
  }
});

function parameterOf(one: NonNullable<Operation['parameters']>[number]): Parameter {
  if (!('$ref' in one)) return one;
  return document.components.parameters?.[one.$ref.split('/').at(-1) ?? ''] as Parameter;
}

test('it takes at most 2,030 bytes a path, as served', () => {
  const bytes = Buffer.byteLength(text);
  expect(bytes / Object.keys(document.paths).length).toBeLessThanOrEqual(2_030);
});

test('no object schema of some size occurs twice', () => {
  const seen = new Map<string, number>();
  JSON.stringify(document, (_key, value: unknown) => {
    const isObject = typeof value === 'object' && value !== null && 'properties' in value;
    const schema = isObject ? JSON.stringify(value) : '';
    if (schema.length > 400) seen.set(schema, (seen.get(schema) ?? 0) + 1);
    return value;
  });
  expect([...seen].filter(([, times]) => times > 1).map(([schema]) => schema)).toEqual([]);
});
