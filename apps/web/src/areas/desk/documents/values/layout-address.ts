/** Kinds of layout documents. */
export const layoutKinds = ['section', 'services', 'meta', 'office'] as const;
export type LayoutName = { readonly kind: (typeof layoutKinds)[number]; readonly key: string };

/** Address of a document's desk page. */
export function layoutAddress({ kind, key }: LayoutName): string {
  return `/desk/layout/document?${new URLSearchParams({ kind, key })}`;
}

/** The document of an address; null for an unknown kind. */
export function readLayoutName(search: URLSearchParams): LayoutName | null {
  const kind = layoutKinds.find((one) => one === search.get('kind'));
  const typed = search.get('key')?.trim() ?? '';
  const key = kind === 'office' ? officeKey(typed) : typed;
  return kind === undefined || key === '' ? null : { kind, key: key.slice(0, 200) };
}

/** `DL 8`, `dl08` and `DL-08` as `dl-08`; other text unchanged, for the API to refuse. */
function officeKey(typed: string): string {
  const [, state, number] = /^([a-z]{2})[\s-]*0*(\d{1,2})$/i.exec(typed) ?? [];
  return state && number ? `${state}-${number.padStart(2, '0')}`.toLowerCase() : typed;
}

/** The revision of an address; null for none. */
export function readRevision(search: URLSearchParams): string | null {
  return /^\d{1,6}$/.exec(search.get('revision') ?? '')?.[0] ?? null;
}
