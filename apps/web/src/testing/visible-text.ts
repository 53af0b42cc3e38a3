const voidTags = new Set([
  'area',
  'br',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'path',
  'source',
  'wbr',
]);

/** The text of a document in its language: text, labels and hints, without runs marked as untranslatable or in
 * another language.
 * @internal Tests only. */
export function visibleText(html: string): string {
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<script[\s\S]*?<\/script>|<!--.*?-->/g, '');
  const stack: boolean[] = [];
  const words: string[] = [];
  for (const [, close, tag = '', attributes = '', text = ''] of body.matchAll(
    /<(\/?)([a-zA-Z][\w-]*)([^>]*)>|([^<]+)/g,
  )) {
    const isHidden = stack.at(-1) === true;
    if (text !== '') {
      if (!isHidden) words.push(text);
    } else if (close === '/') {
      stack.pop();
    } else {
      const hides = isHidden || /translate="no"|lang="en/.test(attributes);
      if (!hides) words.push(...labelsOf(attributes));
      if (!voidTags.has(tag) && !attributes.endsWith('/')) stack.push(hides);
    }
  }
  return words.join(' ').replace(/&#?\w+;/g, ' ');
}

function labelsOf(attributes: string): string[] {
  return [...attributes.matchAll(/\b(?:aria-label|alt|placeholder|title)="([^"]*)"/g)].map(
    (match) => match[1] ?? '',
  );
}
