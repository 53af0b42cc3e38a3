import { describe, expect, test } from 'vitest';
import { layoutForm } from './layout-schema.ts';
import { linkTargetSchema, localLine, localLines, sitePathSchema } from './layout-texts.ts';

describe('a path of this site', () => {
  test.each(['/', '/rc-search', '/rto/goa#codes', '/blog?tag=puc', '/api/docs', '/a/b.c~d_e'])(
    '%s is one',
    (path) => expect(sitePathSchema.safeParse(path).success).toBe(true),
  );

  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/x//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/ javascript:alert(1)',
    '/x\n/evil',
    '/\t/evil.example',
    '/x"onmouseover="a',
    '/x@evil.example',
    '/hi/rc-search',
    '/hi',
    '',
  ])('%j is none', (path) => expect(sitePathSchema.safeParse(path).success).toBe(false));
});

describe('a link of a part', () => {
  test.each(['/rc-search', 'https://parivahan.gov.in', 'https://vahan.parivahan.gov.in/x/y?a=b#c'])(
    'may lead to %s',
    (path) => expect(linkTargetSchema.safeParse(path).success).toBe(true),
  );

  test.each([
    'http://parivahan.gov.in',
    'https://user:word@parivahan.gov.in',
    'https://parivahan.gov.in@evil.example/',
    'https://127.0.0.1/',
    'https://localhost/',
    'https://evil.example:8443/',
    'https:evil.example',
    'https://evil.example/\\x',
    'javascript:alert(1)//https://x.in',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'mailto:a@b.in',
    '//evil.example',
  ])('may not lead to %s', (path) => {
    const { error } = linkTargetSchema.safeParse(path);
    expect(error?.issues[0]?.message).toMatch(/^Enter a path of this site or an address/);
  });
});

describe('a text', () => {
  const both = (text: string) => ({ en: text, hi: text });
  const isLine = (text: string) => localLine(60).safeParse(both(text)).success;

  test.each(['बंद रहेगा', 'क्‍या', '👩‍🚒 ok', '<b>a & b</b>', 'a "b" \'c\''])('%s is a line', (text) =>
    expect(isLine(text)).toBe(true),
  );

  test.each([
    'a\nb',
    'a\u0000b',
    'a\u202Eb',
    'a\u200Fb',
    'a\u2028b',
    'a\ud800b',
    '  ',
    'x'.repeat(61),
  ])('%j is none', (text) => expect(isLine(text)).toBe(false));

  test('of several lines has uniform line ends', () => {
    const parsed = localLines(60).parse(both('a\r\nb\rc '));
    expect(parsed.en).toBe('a\nb\nc');
    expect(localLines(60).safeParse(both('a\u202Eb')).success).toBe(false);
  });

  test('is needed in both languages', () => {
    const { error } = localLine(60).safeParse({ en: 'a' });
    expect(error?.issues.map(({ path }) => path)).toEqual([['hi']]);
  });
});

describe('a document', () => {
  test.each([
    ['section', 'header'],
    ['section', '__proto__'],
    ['section', 'constructor'],
    ['services', 'all'],
    ['meta', '/RC'],
    ['meta', '/rc-search/'],
    ['meta', '/hi/rc-search'],
    ['meta', '//x'],
  ] as const)('of the name %s %s cannot be', (kind, key) =>
    expect(layoutForm(kind, key, {})).toBeNull(),
  );

  test('of parts may have tabs instead, and its errors name the field either way', () => {
    const faultsOf = (body: unknown) =>
      layoutForm('section', 'rto', body)
        ?.safeParse(body)
        .error?.issues.map(({ path }) => path.join('.'));
    expect(faultsOf({ webSections: [{ id: 'a', title: { en: 'A' }, links: [] }] })).toEqual([
      'webSections.0.title.hi',
    ]);
    const tab = (id: string) => ({ id, title: { en: 'A', hi: 'अ' }, webSections: [] });
    expect(faultsOf({ webTabs: [tab('a'), tab('b')] })).toEqual([
      'webTabs.0.webSections',
      'webTabs.1.webSections',
    ]);
  });

  test('refuses a duplicate id', () => {
    const part = { id: 'a', title: { en: 'A', hi: 'अ' }, links: [] };
    const body = { webSections: [part, part] };
    const faults = layoutForm('section', 'home', body)?.safeParse(body).error?.issues;
    expect(faults?.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['webSections', 'Each id can be used only once.'],
    ]);
  });

  test('refuses an end before its start', () => {
    const title = { en: 'A', hi: 'अ' };
    const from = '2026-11-28T00:00:00Z';
    const bodyUntil = (until: string) => ({
      webSections: [{ id: 'a', title, links: [], from, until }],
    });
    const isRight = (body: unknown) =>
      layoutForm('section', 'notice', body)?.safeParse(body).success;
    expect(isRight(bodyUntil('2026-11-28T02:00:00Z'))).toBe(true);
    expect(isRight(bodyUntil(from))).toBe(false);
  });
});
