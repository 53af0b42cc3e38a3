import { freeName, type Json } from './components.ts';

/** Shorter schemas read better in place. */
const shortest = 65;

/** JSON Schemas by id or by component name. */
type Schemas = ReadonlyMap<string, Json>;

/** Moves objects and enumerations that occur more than once to components, named after the property that has them. */
export function shareRepeatedSchemas(
  parts: Schemas,
  named: Schemas,
): { readonly parts: Schemas; readonly components: Schemas } {
  const repeated = repeatedTexts([...parts.values(), ...named.values()]);
  const components = new Map(named);
  const names = new Map<string, string>();
  const share = (schema: Json, property: string): Json => {
    const text = JSON.stringify(schema);
    if (!repeated.has(text)) return inside(schema, property);
    let name = names.get(text);
    if (name === undefined) {
      name = freeName(property.charAt(0).toUpperCase() + property.slice(1), components);
      names.set(text, name);
      components.set(name, schema);
      components.set(name, inside(schema, property));
    }
    return { $ref: `#/components/schemas/${name}` };
  };
  const inside = (schema: Json, property: string) => mapChildren(schema, property, share);
  const shared = new Map([...parts].map(([id, schema]) => [id, inside(schema, id)]));
  for (const [name, schema] of named) components.set(name, inside(schema, name));
  return { parts: shared, components };
}

/** Schemas with several occurrences, as texts. What is within a repeated one counts once. */
function repeatedTexts(roots: readonly Json[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  const visit = (schema: Json): Json => {
    const text = JSON.stringify(schema);
    if (seen.has(text)) repeated.add(text);
    else mapChildren(schema, '', visit);
    if (isNamed(schema) && text.length >= shortest) seen.add(text);
    return schema;
  };
  for (const root of roots) mapChildren(root, '', visit);
  return repeated;
}

/** Texts and numbers with their limits would get the name of whatever property has them first. */
function isNamed({ properties, enum: values, anyOf, items }: Json): boolean {
  return [properties, values, anyOf, items].some((one) => one !== undefined);
}

type Change = (schema: Json, property: string) => Json;

/** Replaces the schemas directly within one. `property` is the nearest property around them. */
function mapChildren(schema: Json, property: string, change: Change): Json {
  const result: Record<string, unknown> = { ...schema };
  const { properties, items, additionalProperties } = schema;
  if (isJson(properties)) {
    result.properties = Object.fromEntries(
      Object.entries(properties).map(([name, child]) => [name, change(child as Json, name)]),
    );
  }
  if (isJson(items)) result.items = change(items, property);
  if (isJson(additionalProperties)) {
    result.additionalProperties = change(additionalProperties, property);
  }
  for (const keyword of ['anyOf', 'oneOf', 'allOf']) {
    const members = schema[keyword];
    if (Array.isArray(members)) {
      result[keyword] = members.map((member: Json) => change(member, property));
    }
  }
  return result;
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
