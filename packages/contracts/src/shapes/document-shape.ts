/** Shape of a document for its edit form, derived from the document's contract. */
export type Shape = {
  /** Value of an empty field: an empty string, an omitted key, or `null`. */
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

/** A field of an object. */
export type ShapeField = { readonly name: string; readonly shape: Shape };
