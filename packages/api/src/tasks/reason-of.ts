/** Name and code of an error: messages of drivers and parsers may quote their input. */
export function reasonOf(error: unknown): string {
  const { name = 'Error', code } = error as { name?: string; code?: unknown };
  return typeof code === 'string' ? `${name}:${code}` : name;
}
