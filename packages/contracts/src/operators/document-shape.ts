/** What a document may hold, as a form asks for it: made from the document's contract. */
export type Shape = {
  /** What an empty field means: nothing else than an empty field, that the field is left out, or `null`. */
  readonly empty: 'refused' | 'left-out' | 'null';
} & (
  | { readonly type: 'text'; readonly longest: number | null; readonly hasLines: boolean }
  | { readonly type: 'instant' }
  | { readonly type: 'number'; readonly least: number | null; readonly most: number | null }
  | { readonly type: 'flag' }
  | { readonly type: 'choice'; readonly options: readonly string[] }
  | { readonly type: 'list'; readonly item: Shape; readonly most: number | null }
  | { readonly type: 'object'; readonly fields: readonly ShapeField[] }
);

/** One field of an object. */
export type ShapeField = { readonly name: string; readonly shape: Shape };
