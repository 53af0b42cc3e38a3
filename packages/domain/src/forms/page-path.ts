/** Kind of page of a path: every part other than a plain word (a vehicle number, an order) becomes `:x`, and the
 * query is dropped. For feedback and analytics that must not identify a person. Null for a path of another site. */
export function pageKindOf(path: string): string | null {
  if (!/^\/(?![/\\])[^\s\\]{0,300}$/.test(path)) return null;
  const [bare = '/'] = path.split(/[?#]/, 1);
  const parts = bare.split('/').filter((part) => part !== '');
  return `/${parts.map((part) => (/^[a-z]+(?:-[a-z]+)*$/.test(part) ? part : ':x')).join('/')}`;
}
