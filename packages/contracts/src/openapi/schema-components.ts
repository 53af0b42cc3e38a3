import { z } from 'zod';
import * as areas from '../all/areas.ts';
import type { Json } from './components.ts';
import { shareRepeatedSchemas } from './repeated-schemas.ts';

/** JSON Schemas of parts of calls by id, and the components that they refer to by name. */
export type DescribedSchemas = {
  readonly parts: ReadonlyMap<string, Json>;
  readonly components: ReadonlyMap<string, Json>;
};

type ZodParts = ReadonlyMap<string, z.ZodType>;

/** Describes inputs and outputs. Every schema that an area exports is a component with the name of its export, and so is
 * what occurs more than once. Where an input differs from the output (default values), it is a component of its own,
 * `…Input`. */
export function describeSchemas(inputs: ZodParts, outputs: ZodParts): DescribedSchemas {
  const output = withoutUnused(describe(outputs, 'output'));
  const input = withoutUnused(describe(inputs, 'input'));
  const differing = namesThatDiffer(input.components, output.components);
  const nameOfInput = (name: string) => (differing.has(name) ? `${name}Input` : name);
  const rename = (json: Json): Json =>
    JSON.parse(
      JSON.stringify(json).replace(refs, (_, name) => `"$ref":"${place}${nameOfInput(name)}"`),
    );
  const renamed = (schemas: ReadonlyMap<string, Json>) =>
    [...schemas].map(([name, json]) => [nameOfInput(name), rename(json)] as const);
  return shareRepeatedSchemas(
    new Map([...output.parts, ...renamed(input.parts)]),
    new Map([...output.components, ...renamed(input.components)]),
  );
}

const place = '#/components/schemas/';
const refs = /"\$ref":"#\/components\/schemas\/([^"]+)"/g;

function describe(parts: ZodParts, io: 'input' | 'output'): DescribedSchemas {
  const names = new Map<z.ZodType, string>();
  for (const [name, schema] of Object.entries<unknown>(areas)) {
    if (schema instanceof z.ZodType) names.set(schema, componentName(name));
  }
  const exported = new Set(names.values());
  for (const [id, schema] of parts) if (!names.has(schema)) names.set(schema, componentName(id));
  const bodies = bodiesOf(names, io);
  const nested = new Set([...bodies.values()].flatMap(namesIn));
  const used = [...parts].map(([id, schema]) => (isSpread(id) ? null : names.get(schema)));
  const isShared = (name: string) =>
    exported.has(name) || nested.has(name) || used.indexOf(name) !== used.lastIndexOf(name);
  const described = [...parts].map(([id, schema]) => {
    const name = names.get(schema) ?? '';
    const isReference = isShared(name) && !isSpread(id);
    return [id, isReference ? { $ref: place + name } : (bodies.get(name) ?? {})] as const;
  });
  return {
    parts: new Map(described),
    components: new Map([...bodies].filter(([name]) => isShared(name))),
  };
}

/** JSON Schemas by name, with references to each other. */
function bodiesOf(
  names: ReadonlyMap<z.ZodType, string>,
  io: 'input' | 'output',
): ReadonlyMap<string, Json> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    target: 'draft-2020-12',
    uri: (id) => place + id,
    override: simplify,
  });
  return new Map(Object.entries(schemas).map(([name, { $schema, $id, ...json }]) => [name, json]));
}

/** Parameters are listed one by one: the object around them is no schema of the document. */
function isSpread(id: string): boolean {
  return /\.(?:params|query)$/.test(id);
}

/** `rcRecordSchema` is the component `RcRecord`, the part `deskOrder.answer` is `DeskOrderAnswer`. */
function componentName(name: string): string {
  return name
    .replace(/Schema$/, '')
    .split('.')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}

type Found = {
  readonly zodSchema: z.core.$ZodTypes;
  readonly jsonSchema: z.core.JSONSchema.BaseSchema;
};

/** Formats stand without zod's pattern for them, whole numbers without the bounds of JavaScript. Objects that
 * ignore unknown properties may get new ones. A record over an enum is an object whose properties are all required; zod
 * lists them only in `required`. */
export function simplify({ zodSchema, jsonSchema: json }: Found): void {
  if (json.format !== undefined || 'format' in zodSchema._zod.def) delete json.pattern;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (isOpen(zodSchema, json)) delete json.additionalProperties;
  const { propertyNames, additionalProperties, required } = json;
  if (typeof propertyNames !== 'object') return;
  if (required !== undefined) {
    json.properties = Object.fromEntries(
      required.map((name) => [name, additionalProperties ?? {}]),
    );
    json.additionalProperties = false;
  }
  if (required !== undefined || Object.keys(propertyNames).join() === 'type') {
    delete json.propertyNames;
  }
}

function isOpen({ _zod: { def } }: Found['zodSchema'], json: Found['jsonSchema']): boolean {
  const ignoresUnknown = def.type === 'object' && def.catchall === undefined;
  return ignoresUnknown || JSON.stringify(json.additionalProperties) === '{}';
}

function withoutUnused({ parts, components }: DescribedSchemas): DescribedSchemas {
  const used = new Set<string>();
  const visit = (json: Json) => {
    for (const name of namesIn(json)) {
      if (used.has(name)) continue;
      used.add(name);
      visit(components.get(name) ?? {});
    }
  };
  for (const json of parts.values()) visit(json);
  return { parts, components: new Map([...components].filter(([name]) => used.has(name))) };
}

/** Names in both whose schemas differ, themselves or through what they refer to. */
function namesThatDiffer(
  input: DescribedSchemas['components'],
  output: DescribedSchemas['components'],
): ReadonlySet<string> {
  const both = [...input].filter(([name]) => output.has(name));
  const differing = new Set<string>();
  for (let before = -1; before < differing.size; ) {
    before = differing.size;
    for (const [name, json] of both) {
      const isOther = JSON.stringify(json) !== JSON.stringify(output.get(name));
      if (isOther || namesIn(json).some((used) => differing.has(used))) differing.add(name);
    }
  }
  return differing;
}

function namesIn(json: Json): string[] {
  return [...JSON.stringify(json).matchAll(refs)].map(([, name = '']) => name);
}
