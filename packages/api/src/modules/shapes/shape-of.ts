import type { Shape } from '@pahiya/contracts/shapes/document-shape';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Fields of a document as its contract allows them, for the editors' form. Throws for types that no form field can
 * edit. */
export function shapeOf(contract: z.ZodType): Shape {
  return toShape(z.toJSONSchema(contract, { io: 'input', unrepresentable: 'any' }), 'refused');
}

function toShape(schema: JsonSchema, empty: Shape['empty']): Shape {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return ofChoices(choices as readonly JsonSchema[], empty);
  if (schema.enum !== undefined) {
    return { type: 'choice', options: schema.enum.map(String), empty };
  }
  switch (schema.type) {
    case 'string':
      return schema.format === 'date-time' ? { type: 'instant', empty } : text(schema, empty);
    case 'integer':
    case 'number':
      return { type: 'number', least: schema.minimum ?? null, most: schema.maximum ?? null, empty };
    case 'boolean':
      return { type: 'flag', empty };
    case 'array':
      return {
        type: 'list',
        item: toShape(schema.items as JsonSchema, 'refused'),
        most: schema.maxItems ?? null,
        empty,
      };
    case 'object':
      return { type: 'object', fields: fieldsOf(schema), empty };
    default:
      throw new Error(`no form can ask for ${JSON.stringify(schema).slice(0, 200)}`);
  }
}

function text(schema: JsonSchema, empty: Shape['empty']): Shape {
  // Line breaks are allowed only where the contract's pattern includes them.
  const patterns = [schema, ...(schema.allOf ?? [])].map((part) => (part as JsonSchema).pattern);
  const hasLines = patterns.some((pattern) => pattern?.includes('\\n|') === true);
  return { type: 'text', longest: schema.maxLength ?? null, hasLines, empty };
}

/** A nullable value, or strings of several kinds: one field accepts them all. */
function ofChoices(choices: readonly JsonSchema[], empty: Shape['empty']): Shape {
  const some = choices.filter(({ type }) => type !== 'null');
  const isNullable = some.length < choices.length;
  const shapes = some.map((choice) => toShape(choice, isNullable ? 'null' : empty));
  const [first] = shapes;
  if (first === undefined) throw new Error('no form can ask for nothing');
  if (shapes.length === 1 || shapes.some(({ type }) => type !== 'text')) return first;
  const longest = shapes.map((shape) => (shape.type === 'text' ? (shape.longest ?? 0) : 0));
  return { ...first, type: 'text', longest: Math.max(...longest), hasLines: false };
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema) {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    shape: toShape(schema as JsonSchema, required.includes(name) ? 'refused' : 'left-out'),
  }));
}
