import type { Options as Schema } from 'rehype-sanitize';

const picture = String.raw`/_image\?url=%2F(?:media|assets)%2F[\w%.-]+&w=\d+&q=\d+`;

/** Allowlist for articles: other elements are removed and their text kept; scripts and styles are removed with their
 * content. Addresses: pages of this site, https, mail and telephone; images from this site alone. */
export const articleSchema: Schema = {
  tagNames: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'br', 'hr'],
    ...['strong', 'em', 'del', 'sup', 'a', 'img', 'section', 'div', 'details', 'summary'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: {
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
    a: ['href', ['rel', 'noopener', 'noreferrer', 'external'], 'id', 'ariaLabel'],
    img: [
      ...['sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
      ['src', new RegExp(`^${picture}$`)],
      ['srcSet', new RegExp(`^${picture} \\d+w(?:, ${picture} \\d+w)*$`)],
    ],
    div: [
      ['className', 'table-scroll', 'article-faq'],
      ['tabIndex', 0],
      ['role', 'region'],
      'ariaLabel',
    ],
    details: [['className', 'disclosure']],
    section: [['className', 'footnotes']],
    li: ['id'],
    ol: ['start'],
    td: ['align'],
    th: ['align', ['scope', 'col', 'row']],
  },
  protocols: { href: ['https', 'mailto', 'tel'] },
  ancestors: {
    summary: ['details'],
    thead: ['table'],
    tbody: ['table'],
    tr: ['table'],
    th: ['table'],
    td: ['table'],
    li: ['ul', 'ol'],
  },
  strip: ['script', 'style', 'template', 'iframe', 'object', 'svg', 'math', 'noscript'],
  // Our ids have a prefix of their own (heading-ids.ts), so they cannot clash with names on the page.
  clobber: [],
  clobberPrefix: '',
  allowComments: false,
  allowDoctypes: false,
};
