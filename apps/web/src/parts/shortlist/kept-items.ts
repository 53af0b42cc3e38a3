/** What a shortlist can hold. `new-car`: a model as `make/model`; `used-car`: a listing's id. */
export const keptKinds = ['new-car', 'used-car'] as const;
export type KeptKind = (typeof keptKinds)[number];

/** Something on the shortlist. */
export type KeptItem = { readonly kind: KeptKind; readonly id: string };

/** The shortlist is a cookie of this browser: without an account, and with or without script. */
export const keptCookie = 'shortlist';
export const keptDays = 180;
/** As a cookie it comes with every request. */
export const mostKept = 30;

const forms: Readonly<Record<KeptKind, RegExp>> = {
  'new-car': /^[a-z0-9-]{1,80}\/[a-z0-9-]{1,80}$/,
  'used-car': /^[A-Za-z0-9-]{1,64}$/,
};

/** The item of a form; null if there can be no such thing. */
export function keptItemOf(kind: string, id: string): KeptItem | null {
  const known = keptKinds.find((one) => one === kind);
  return known !== undefined && forms[known].test(id) ? { kind: known, id } : null;
}

/** Reads the cookie, `kind:id` separated by `|`, newest first. What does not fit is left out. */
export function readKept(cookie: string | null): readonly KeptItem[] {
  const items = (cookie ?? '').split('|').flatMap((text) => {
    const at = text.indexOf(':');
    return keptItemOf(text.slice(0, at), text.slice(at + 1)) ?? [];
  });
  return items.slice(0, mostKept);
}

export function writeKept(items: readonly KeptItem[]): string {
  return items.map(({ kind, id }) => `${kind}:${id}`).join('|');
}

export function isKept(items: readonly KeptItem[], item: KeptItem): boolean {
  return items.some(({ kind, id }) => kind === item.kind && id === item.id);
}

/** With the item as the newest, once; null when the list is full. */
export function withKept(items: readonly KeptItem[], item: KeptItem): readonly KeptItem[] | null {
  const others = withoutKept(items, item);
  return others.length >= mostKept ? null : [item, ...others];
}

export function withoutKept(items: readonly KeptItem[], item: KeptItem): readonly KeptItem[] {
  return items.filter(({ kind, id }) => kind !== item.kind || id !== item.id);
}
