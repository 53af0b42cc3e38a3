/** Sections of the Act in a source's text, such as `194D`, `190(2)`, `184(c)`. Of a pair like `119/177`
 * (breach/penalty) the penalty is used. Years, rule numbers before the slash and words are ignored. */
export function penalSections(text: string): readonly string[] {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/\b(U\/S|R\/W)\b/g, ' ');
  const penalty = plain.slice(plain.lastIndexOf('/') + 1);
  const found = penalty.matchAll(
    /(?<![0-9A-Z(])(\d{2,3})[\s-]?([A-F])?((?:\s?\([0-9A-Z]{1,3}\))*)(?![0-9A-Z])/g,
  );
  return [...found].map(
    ([, number, letter = '', parts = '']) =>
      `${number}${letter}${parts.replace(/\s/g, '').replace(/\([A-Z]+\)/g, (part) => part.toLowerCase())}`,
  );
}

/** The section without subsections: `190(2)` gives `190`. */
export function baseSection(section: string): string {
  return section.replace(/\(.*$/, '');
}
