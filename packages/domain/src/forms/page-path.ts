/** The kind of page that a path of ours leads to: every part that is no plain word (a vehicle number, an order) becomes
 * `:x`, and the query goes. For notes that must not tell of a person. Null for what is no path of ours. */
export function pageKindOf(path: string): string | null {
  if (!/^\/(?![/\\])[^\s\\]{0,300}$/.test(path)) return null;
  const [bare = '/'] = path.split(/[?#]/, 1);
  const parts = bare.split('/').filter((part) => part !== '');
  return `/${parts.map((part) => (/^[a-z]+(?:-[a-z]+)*$/.test(part) ? part : ':x')).join('/')}`;
}
