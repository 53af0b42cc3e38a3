import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { excerptOf, type Inline, linkPartsOf, parsePost } from './post-text.ts';

/** Every piece of a text. */
const piecesOf = (source: string): readonly Inline[] =>
  parsePost(source).flatMap((block) => ('lines' in block ? block.lines.flat() : []));

describe('links that are none', () => {
  test.each([
    '[x](java\tscript:alert(1))',
    '[x](java&#10;script:alert(1))',
    '[x](&#x6A;avascript:alert(1))',
    '[x](\u0001javascript:alert(1))',
    '[x](javascript&colon;alert(1))',
    '[x](https:/\\evil.example)',
    '[x](https:evil.example)',
    '[x](http:///evil.example)',
    '[x](https://asha:pay@evil.example)',
    '[x](https://parivahan.gov.in@evil.example)',
    '[x](ftp://evil.example)',
    '[x](file:///etc/passwd)',
    '[x](https://files.example/echallan.APK)',
    '[x][1]\n\n[1]: javascript:alert(1)',
    '![x](https://evil.example/pixel.png)'.replace('https', 'data'),
    '`https://evil.example`',
    '```\nhttps://evil.example\n```',
  ])('%s', (source) => {
    expect(linkPartsOf(source)).toEqual([]);
  });
});

describe('the tree', () => {
  const kinds = ['text', 'bold', 'italic', 'code', 'mention', 'link'];

  test.each([
    '[words](https://a.example/x "t\\" onerror=\\"x")',
    '[[nested](https://a.example)](https://b.example)',
    '![alt" onerror="x](https://a.example/x.png)',
    '| <img src=x> | [b](javascript:x) |\n|---|---|\n| <script>x</script> | c |',
    '<https://a.example>',
    ':smile" onmouseover="x:',
    '<!-- --><template><script>x</script></template>]]>',
    '</script><script>x</script>\u2028',
  ])(
    'of %s has known pieces only, and from its author nothing but words and addresses',
    (source) => {
      for (const piece of piecesOf(source)) {
        expect(kinds).toContain(piece.kind);
        const { kind, ...rest } = piece;
        const keys =
          kind === 'link' ? ['text', 'href', 'host'] : kind === 'mention' ? ['handle'] : ['text'];
        expect(Object.keys(rest).sort()).toEqual(keys.sort());
      }
    },
  );

  test('of whatever is typed has known kinds, no empty pieces, and as many words as were typed', () => {
    const bits = fc.constantFrom(
      ...[
        '[',
        '](',
        ')',
        '**',
        '*',
        '`',
        '```\n',
        '> ',
        '- ',
        '1. ',
        '@asha_1 ',
        '\n',
        '\n\n',
        'word ',
      ],
      ...[
        'https://a.example/x ',
        'javascript:x',
        '<b>',
        '</script>',
        '\u2028',
        '&lt;',
        '\\',
        '"',
        "'",
      ],
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 80 }), (parts) => {
        const source = parts.join('');
        const pieces = piecesOf(source);
        for (const piece of pieces) {
          expect(kinds).toContain(piece.kind);
          expect('text' in piece ? piece.text : piece.handle).not.toBe('');
        }
        const typed = source.split('word').length;
        expect(JSON.stringify(parsePost(source)).split('word').length).toBe(typed);
      }),
    );
  });
});

describe('lengths', () => {
  test.each([
    ['quotes in quotes', `${'> '.repeat(200)}deep`],
    ['lists in lists', Array.from({ length: 200 }, (_, n) => `${' '.repeat(n)}- x`).join('\n')],
    ['asterisks', '*'.repeat(20_000)],
    ['brackets', '['.repeat(20_000)],
    ['half links', '[a]('.repeat(5000)],
    ['backticks', '`'.repeat(20_000)],
    ['at signs', '@'.repeat(20_000)],
    ['one word', 'a'.repeat(100_000)],
    ['addresses', 'https://a.example/'.repeat(1000)],
  ])('%s become a flat page of few pieces', (_, source) => {
    const blocks = parsePost(source);
    expect(blocks.length).toBeLessThanOrEqual(1);
    expect(piecesOf(source).length).toBeLessThanOrEqual(2000);
    expect(excerptOf(source).length).toBeLessThanOrEqual(241);
  });

  test('the work grows with the length, not with its square: a long text has ten times the pieces of a tenth', () => {
    const part = 'Some **bold** words, a `piece` of code and https://a.example/x for @asha_1.\n\n';
    const of = (times: number) => piecesOf(part.repeat(times)).length;
    expect(of(100)).toBe(of(10) * 10);
  });
});
