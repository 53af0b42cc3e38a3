import { describe, expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { renderMarkdown } from './render-markdown.ts';
import { safeAddress } from './safe-links.ts';

const html = async (markdown: string, language: 'en' | 'hi' = 'en') =>
  (await renderMarkdown(markdown, language)).html;

test('headings get ids of their own, in any script, and form the table of contents', async () => {
  const { html: made, contents } = await renderMarkdown(
    '# Top\n\n## बात यहाँ तक\n\n### Deep\n\n## Deep\n\n##### Low\n\n##',
    'hi',
  );
  expect(contents).toEqual([
    { id: 's-top', text: 'Top', level: 2 },
    { id: 's-बात-यहाँ-तक', text: 'बात यहाँ तक', level: 2 },
    { id: 's-deep', text: 'Deep', level: 3 },
    { id: 's-deep-2', text: 'Deep', level: 2 },
  ]);
  expect(made).toContain('<h4 id="s-low">Low</h4>');
  expect(made).not.toContain('<h1');
});

test('our links get the language prefix, external ones are marked, and an invalid one keeps its text', async () => {
  const text =
    '[a](/rc-search) [b](https://parivahan.gov.in/x) [c](javascript:alert(1)) [d](#s-top)';
  expect(await html(text, 'hi')).toBe(
    '<p><a href="/hi/rc-search">a</a> <a href="https://parivahan.gov.in/x" rel="noopener external">b</a> c <a href="#s-top">d</a></p>',
  );
});

test.each([
  ['/blog/puc-certificate?a=1#b', '/blog/puc-certificate?a=1#b'],
  ['/', '/'],
  ['https://example.in/', 'https://example.in/'],
  ['mailto:help@example.in', 'mailto:help@example.in'],
  ['tel:1930', 'tel:1930'],
  ['http://example.in/', null],
  ['//evil.example/', 'https://evil.example/'],
  ['/\\evil.example/', 'https://evil.example/'],
  ['/\t/evil.example/', 'https://evil.example/'],
  ['java\nscript:alert(1)', null],
  [' javascript:alert(1)', null],
  ['JaVaScRiPt:alert(1)', null],
  ['data:text/html,<script>alert(1)</script>', null],
  ['vbscript:x', null],
  ['blob:https://x/1', null],
  ['https://user:pass@example.in/', null],
  ['page', null],
  ['', null],
])('the address %j is written as %j', (href, written) => {
  expect(safeAddress(href, 'en')).toBe(written);
});

test('Hindi addresses of files and of Hindi pages are left alone', () => {
  expect(safeAddress('/', 'hi')).toBe('/hi');
  expect(safeAddress('/media/a.pdf', 'hi')).toBe('/media/a.pdf');
  expect(safeAddress('/hi/garage', 'hi')).toBe('/hi/garage');
  expect(safeAddress('/hindi', 'hi')).toBe('/hi/hindi');
});

test('images go through the optimizer with their space reserved, and only from this site', async () => {
  const made = await html(
    '![A gate](/media/gate.jpg#1600x900 "x") ![Far](https://far.example/a.png)',
  );
  expect(made).toContain('src="/_image?url=%2Fmedia%2Fgate.jpg&#x26;w=1200&#x26;q=75"');
  expect(made).toContain('width="1600" height="900" loading="lazy"');
  expect(made).toContain('alt="A gate"');
  expect(made).not.toContain('far.example');
  expect(made).toContain('Far');
});

test('tables scroll in a box that is reachable by keyboard', async () => {
  const made = await html('| Fee | Day |\n|---|--:|\n| 1 | 2 |');
  expect(made).toMatch(
    /^<div class="table-scroll" tabindex="0" role="region" aria-label="Table: Fee, Day"><table>/,
  );
  expect(made).toContain('<th scope="col">Fee</th>');
  expect(made).toContain('<td align="right">2</td>');
});

test('under an empty corner the first cells are row headers, and no header is empty', async () => {
  const made = await html('| | Old | |\n|--:|---|---|\n| Notice | 15 days | a |\n| | 3 days | |');
  expect(made).toContain('aria-label="Table: Old"');
  expect(made.replace(/\s*\n\s*/g, '')).toContain(
    '<thead><tr><td align="right"></td><th scope="col">Old</th><td></td></tr></thead>' +
      '<tbody><tr><th align="right" scope="row">Notice</th><td>15 days</td><td>a</td></tr>' +
      '<tr><td align="right"></td><td>3 days</td><td></td></tr></tbody>',
  );
});

test('the questions of the FAQ block fold, and are in the structured data', async () => {
  const { html: made, questions } = await renderMarkdown(
    'Lead\n\n## FAQ\n\n### Is it **so**?\n\nYes, [here](/rc-search).\n\n- one\n\n### Else?\nNo.\n\n## Sources\n\n- a',
    'en',
  );
  expect(questions).toEqual([
    { question: 'Is it so?', answer: 'Yes, here. one' },
    { question: 'Else?', answer: 'No.' },
  ]);
  expect(made).toContain(
    '<details class="disclosure"><summary>Is it <strong>so</strong>?</summary><div>',
  );
  expect(made.indexOf('Sources')).toBeGreaterThan(made.indexOf('No.'));
});

test('the plain text has no markup, and the reading time is at least a minute', async () => {
  const { plainText, readingMinutes } = await renderMarkdown(
    '## A\n\n**b** `c`\n\n| d |\n|---|\n| e |',
    'en',
  );
  expect(plainText).toBe('A b c d e');
  expect(readingMinutes).toBe(1);
  expect((await renderMarkdown('word '.repeat(1000), 'en')).readingMinutes).toBe(5);
});

test('footnotes are labelled in the language of the page', async () => {
  expect(await html('a[^1]\n\n[^1]: b', 'hi')).toContain('टिप्पणियाँ');
});

describe('HTML in Markdown, and stored HTML', () => {
  const evil = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<a href="javascript:alert(1)" onclick="alert(1)">x</a>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<details open ontoggle=alert(1)>x</details>',
    '<form action="https://evil.example"><input name=a><button>x</button></form>',
    '<style>@import "https://evil.example"</style>',
    '<base href="https://evil.example/">',
    '<meta http-equiv=refresh content="0;url=https://evil.example">',
    '<h2 id="content" style="position:fixed">x</h2>',
    '<img src="https://evil.example/a.png">',
  ];
  const forbidden =
    /<(?:script|svg|iframe|style|form|input|button|base|meta|math|object)|\son\w+=|javascript:|style=|(?:src|srcset|action|content)="?https?:/i;

  test.each(evil)('%s is removed when rendering', async (text) => {
    expect(await html(`${text}\n\nText ${text} text`)).not.toMatch(forbidden);
  });

  test.each(evil)('%s is removed before sending', async (text) => {
    expect(await cleanHtml(`<p>a</p>${text}`)).not.toMatch(forbidden);
  });
});

test('sanitising rendered HTML changes nothing', async () => {
  const made = await html(
    '## A\n\n[b](https://a.gov.in) ![c](/media/c.png)\n\n| d |\n|:--|\n| e |\n\n## FAQ\n\n### f?\n\ng[^1]\n\n[^1]: h',
  );
  expect(await cleanHtml(made)).toBe(made);
});
