import { describe, expect, test } from 'vitest';
import { tagOf, tagPath, tagsOf } from './post-tags.ts';
import { parsePost } from './post-text.ts';

test.each([
  ['My #Nexon_EV and #PUC', ['nexon_ev', 'puc']],
  ['#चालान भरा, #ई_चालान भी', ['चालान', 'ई_चालान']],
  ['#ਪੰਜਾਬ #தமிழ் #తెలుగు #ક્ષમતા', ['ਪੰਜਾਬ', 'தமிழ்', 'తెలుగు', 'ક્ષમતા']],
  ['#PUC twice, #puc', ['puc']],
  ['(#brakes), #tyres.', ['brakes', 'tyres']],
  ['#1 of #2 and # three, ##four, #', []],
  ['#bs6 and #2wheeler', ['bs6', '2wheeler']],
  ['word#no a&#38; /#no https://a.example/#frag', []],
  ['`#code` and [#label](https://a.example)', []],
  ['> #quoted\n\n```\n#fenced\n```\n# Heading', []],
  [`#${'x'.repeat(30)} #${'y'.repeat(31)}`, ['x'.repeat(30)]],
  ['#a1 #b1 #c1 #d1 #e1 #f1', ['a1', 'b1', 'c1', 'd1', 'e1']],
])('%s has the tags %j', (text, tags) => expect(tagsOf(text)).toEqual(tags));

describe('a tag', () => {
  test('is drawn as typed, beside a mention that stays one', () => {
    expect(parsePost('#Nexon @asha_drives')).toEqual([
      {
        kind: 'paragraph',
        lines: [
          [
            { kind: 'tag', text: '#Nexon', tag: 'nexon' },
            { kind: 'text', text: ' ' },
            { kind: 'mention', handle: 'asha_drives' },
          ],
        ],
      },
    ]);
  });

  test('has one form for every way of typing it, and its own address', () => {
    expect([tagOf('PUC'), tagOf('पढ़ाई'), tagOf('पढ\u093cाई')]).toEqual([
      'puc',
      'पढ\u093cाई',
      'पढ\u093cाई',
    ]);
    expect(tagPath('चालान')).toBe('/community/tag/%E0%A4%9A%E0%A4%BE%E0%A4%B2%E0%A4%BE%E0%A4%A8');
  });

  test.each(['', '#', '5', '12345', 'a', '\u202eab', 'a b', '<script>', 'x'.repeat(31), '../x'])(
    'is not %j',
    (text) => expect(tagOf(text)).toBeNull(),
  );

  test('in hostile lengths becomes text in few pieces', () => {
    expect(tagsOf('#'.repeat(20_000))).toEqual([]);
    expect(tagsOf(`#${'क्ष'.repeat(5000)}`)).toEqual([]);
  });
});
