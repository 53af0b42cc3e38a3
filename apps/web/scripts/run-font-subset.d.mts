/** Cuts the fonts to the letters used; the script itself skips what is up to date. */
export function runFontSubset(web: string): Promise<void>;
