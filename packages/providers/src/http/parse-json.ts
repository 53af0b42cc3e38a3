/** JSON, or `undefined` where the text is none: the schema that reads it says no to that. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
