/** A JSON object. */
export type Json = { readonly [key: string]: unknown };

/** The name, or with a number if it is taken. */
export function freeName(name: string, taken: { has: (name: string) => boolean }): string {
  let free = name;
  for (let n = 2; taken.has(free); n += 1) free = `${name}-${n}`;
  return free;
}
