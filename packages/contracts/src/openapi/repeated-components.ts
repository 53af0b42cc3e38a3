import { freeName, type Json } from './components.ts';

/** Components of one kind: what occurs more than once is stored once and referred to. */
export type RepeatedComponents = {
  /** Marks an occurrence; the object becomes a reference if another one equals it. */
  readonly mark: (name: string, value: Json) => Json;
  /** Replaces the repeated ones by references and returns the components. */
  readonly finish: () => Record<string, Json>;
};

/** Collects the repeated values of `components/<kind>`. Names need not be unique. */
export function repeatedComponents(kind: 'parameters' | 'responses'): RepeatedComponents {
  const found = new Map<string, { name: string; places: Record<string, unknown>[] }>();
  return {
    mark: (name, value) => {
      const copy = { ...value };
      const text = JSON.stringify(value);
      const known = found.get(text) ?? { name, places: [] };
      known.places.push(copy);
      found.set(text, known);
      return copy;
    },
    finish: () => {
      const components = new Map<string, Json>();
      for (const [text, { name, places }] of found) {
        if (places.length === 1) continue;
        const free = freeName(name, components);
        components.set(free, JSON.parse(text));
        for (const place of places) {
          for (const key of Object.keys(place)) delete place[key];
          place.$ref = `#/components/${kind}/${free}`;
        }
      }
      return Object.fromEntries(components);
    },
  };
}
