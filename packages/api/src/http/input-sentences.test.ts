import { expect, test } from 'vitest';
import { z } from 'zod';
import { inputSentence } from './input-sentences.ts';

const said = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input, { error: inputSentence }).error?.issues[0]?.message;

test.each([
  [z.object({}), null, 'This field is required.'],
  [z.object({}), [], 'This must be an object.'],
  [z.string(), undefined, 'This field is required.'],
  [z.string(), 5, 'This must be text.'],
  [z.int(), 'five', 'This must be a number.'],
  [z.array(z.string()), {}, 'This must be a list.'],
  [z.string().min(1), '', 'This field is required.'],
  [z.string().min(5), 'abc', 'This must have 5 characters or more.'],
  [z.string().max(2), 'abc', 'This must have 2 characters or less.'],
  [z.number().max(500), 501, 'This must be 500 or less.'],
  [z.array(z.string()).max(1), ['a', 'b'], 'This must have 1 entry or less.'],
  [z.enum(['en', 'hi']), 'fr', 'This must be one of: en, hi.'],
  [z.literal(true), false, 'This must be true.'],
  [z.uuid(), 'x', 'This must be a UUID.'],
  [z.string().regex(/^a$/), 'b', 'This is not in the expected format.'],
  [z.strictObject({}), { father: 1 }, 'Unknown field: father.'],
])('invalid input is described in a sentence', (schema, input, sentence) => {
  expect(said(schema, input)).toBe(sentence);
});

test("a schema's own message is kept", () => {
  expect(said(z.string({ error: 'Say which city.' }), 5)).toBe('Say which city.');
});
