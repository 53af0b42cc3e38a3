/** Texts announced and shown while typing. `{n}` is a number, `{mark}` a vehicle number. */
export type SuggestWords = Readonly<
  Record<'list' | 'one' | 'many' | 'none' | 'lookUp' | 'office', string>
>;

/** A suggestion. */
export type Hit = {
  readonly kind: string;
  /** Heading of its group, if its kind has none. */
  readonly label?: string;
  readonly title: readonly { readonly text: string; readonly isMatch: boolean }[];
  /** Path without the language. */
  readonly path: string;
};

type Body = {
  readonly data: {
    readonly direct:
      | { readonly kind: 'vehicle'; readonly display: string; readonly path: string }
      | { readonly kind: 'office'; readonly title: string; readonly path: string }
      | null;
    readonly groups: readonly { readonly results: readonly Hit[] }[];
  };
};

/** Suggestions of a search response, direct matches first. None for a malformed response; links to other sites are
 * dropped. */
export function hitsOf(body: unknown, words: SuggestWords): readonly Hit[] {
  if (body === null) return [];
  const { direct, groups } = (body as Body).data;
  const first: Hit[] =
    direct === null
      ? []
      : direct.kind === 'vehicle'
        ? [
            {
              kind: 'vehicle',
              title: [{ text: words.lookUp.replace('{mark}', direct.display), isMatch: false }],
              path: direct.path,
            },
          ]
        : [
            {
              kind: 'office-code',
              label: words.office,
              title: [{ text: direct.title, isMatch: false }],
              path: direct.path,
            },
          ];
  const found = groups.flatMap(({ results }) => results);
  return [...first, ...found.filter(({ path }) => path !== first[0]?.path)].filter(({ path }) =>
    /^\/(?!\/)/.test(path),
  );
}
