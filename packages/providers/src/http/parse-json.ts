/** JSON, or `undefined` for invalid JSON, which the schema then rejects. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
