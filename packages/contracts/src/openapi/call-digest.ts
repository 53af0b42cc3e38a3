import { z } from 'zod';
import { contracts } from '../all/contracts.ts';
import { callAddress } from '../call.ts';
import type { Contract } from '../contract.ts';
import { simplify } from './schema-components.ts';

/** One line per call, for review: name, method, address, caller, hash of the input, hash of the output, refusals. A hash
 * covers the whole shape without its descriptions, shared schemas included, so a change in one shows at every call
 * that uses it. */
export function callDigest(hash: (text: string) => string): string {
  const lines = (Object.entries(contracts) as [string, Contract][]).map(([name, contract]) => {
    const {
      call,
      who,
      role,
      memberRoles,
      params,
      query,
      body,
      idempotency,
      answer,
      status,
      refusals,
    } = contract;
    const input = [params, query, body].map((schema) => shapeOf(schema, 'input'));
    const output = shapeOf(answer, 'output');
    return [
      name,
      call.method,
      callAddress(call),
      [who, role ?? memberRoles?.join('|')].filter((part) => part !== undefined).join(':'),
      `in=${hash(JSON.stringify([...input, idempotency ?? null]))}`,
      `out=${hash(JSON.stringify([output, status ?? 200]))}`,
      ...[...refusals].sort(),
    ].join(' ');
  });
  return `${lines.sort().join('\n')}\n`;
}

function shapeOf(schema: z.ZodType | null | undefined, io: 'input' | 'output'): unknown {
  if (!schema) return null;
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io,
    override: (found) => {
      simplify(found);
      delete found.jsonSchema.description;
      delete found.jsonSchema.examples;
    },
  });
  return json;
}
