/** The words of each area by the name of their file, as English has them: the file adds itself (`declare module`), and
 * the file in Hindi is typed by it, so that a word missing in Hindi does not compile. */
export interface Copies {
  readonly shell: typeof import('./en/shell.ts').copy;
}

/** Name of a file of words, which each language has. */
export type CopyArea = keyof Copies;

/** The area that every page needs: the frame. Pages that may show a failed call need `errors` besides their own. */
export const commonAreas = ['shell'] as const satisfies readonly CopyArea[];

/** Words of a file in a draft language: any may be missing (docs/adr/0038). */
export type DraftWords<Words> = Words extends (...given: never) => unknown
  ? Words
  : { readonly [Key in keyof Words]?: Words[Key] extends string ? string : DraftWords<Words[Key]> };
