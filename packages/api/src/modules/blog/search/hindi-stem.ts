const endings = /(?:ियों|ियां|िया|ओं|एं|ों|ें|े|ा)$/;
const shortestStem = 4;

/** A Hindi word in search form without the ending of its plural or oblique case, followed by `*` to match any ending;
 * null for other words and for those too short to shorten. Source: common noun and adjective endings of Hindi. */
export function hindiStem(word: string): string | null {
  if (!/^[\u0900-\u097f]+$/.test(word)) return null;
  const stem = word.replace(endings, '');
  return stem.length < shortestStem ? null : `${stem}*`;
}
