/** The kinds of documents of the layout. */
export const layoutKinds = ['section', 'services', 'meta'] as const;
export type LayoutName = { readonly kind: (typeof layoutKinds)[number]; readonly key: string };

/** Address of the desk's page of a document. */
export function layoutAddress({ kind, key }: LayoutName): string {
  return `/admin/layout/document?${new URLSearchParams({ kind, key })}`;
}

/** The document that an address names; null for no kind of ours. */
export function readLayoutName(search: URLSearchParams): LayoutName | null {
  const kind = layoutKinds.find((one) => one === search.get('kind'));
  const key = search.get('key')?.trim() ?? '';
  return kind === undefined || key === '' ? null : { kind, key: key.slice(0, 200) };
}

/** The revision that an address names; null for none. */
export function readRevision(search: URLSearchParams): string | null {
  return /^\d{1,6}$/.exec(search.get('revision') ?? '')?.[0] ?? null;
}
