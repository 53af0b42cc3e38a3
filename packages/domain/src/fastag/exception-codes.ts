/** What lifts an exception: a recharge, the issuer, or a new tag. */
export type TagCure = 'recharge' | 'issuer' | 'new-tag';

/** Our word for an exception code. */
export type TagException =
  | 'none'
  | 'hotlisted'
  | 'exempt'
  | 'low-balance'
  | 'class-check'
  | 'blacklisted'
  | 'closed';

type CodeRow = {
  readonly name: TagException;
  /** What a lane does with the tag. */
  readonly lane: 'pass' | 'refuse';
  readonly cure: TagCure | null;
};

/** NETC's exception codes (EXCCODE). Source: two public code bases that agree on the lane; NPCI's own list was not
 * read. One vendor labels 01 "BLACKLIST". Rule id: FASTAG-EXCEPTIONS. */
const codes: Readonly<Record<string, CodeRow>> = {
  '00': { name: 'none', lane: 'pass', cure: null },
  '01': { name: 'hotlisted', lane: 'refuse', cure: 'issuer' },
  '02': { name: 'exempt', lane: 'pass', cure: null },
  '03': { name: 'low-balance', lane: 'refuse', cure: 'recharge' },
  '04': { name: 'class-check', lane: 'pass', cure: 'issuer' },
  '05': { name: 'blacklisted', lane: 'refuse', cure: 'issuer' },
  '06': { name: 'closed', lane: 'refuse', cure: 'new-tag' },
};

/** An exception code as read. `raw` is always shown beside our word. `known` null: a code that we do not know, shown
 * as it came. */
export type ReadException = { readonly raw: string; readonly known: CodeRow | null };

/** Reads an exception code; `3` is the same as `03`. */
export function readException(raw: string): ReadException {
  const text = raw.trim();
  const code = /^\d$/.test(text) ? `0${text}` : text;
  return { raw, known: Object.hasOwn(codes, code) ? (codes[code] ?? null) : null };
}
