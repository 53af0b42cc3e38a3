import { describe, expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
import { displayNameRules, faultOfDisplayName, tidyDisplayName } from './display-name.ts';
import { latinForm, skeletonOf } from './look-alikes.ts';

const on = '2026-11-28' as IstDate;
const faultOf = (typed: string) =>
  faultOfDisplayName(tidyDisplayName(typed), { on, brand: 'Raahi' });

describe('display names', () => {
  test.each([
    ...[
      'Asha Rao',
      'R.K. Sharma',
      'Md. Irfan',
      "D'Souza",
      'D’Souza',
      'José',
      'Anne-Marie',
      'Asha 22',
    ],
    ...[
      'आशा राव',
      'श्री',
      'फ़िरोज़',
      'தமிழ்ச்செல்வி',
      'محمد علی',
      'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
      'ପ୍ରିୟା',
      'ᱥᱟᱱᱛᱟᱲ',
      'ശ്രീദേവി',
    ],
    ...['  Asha   Rao  ', 'Nguyễn Văn', 'আশা', 'આશા', 'ఆశ', 'ಆಶಾ', 'Ольга', 'Ελένη'],
  ])('%s is taken', (name) => expect(faultOf(name)).toBe(null));

  test.each([
    ...([
      'admin',
      'Admin 7',
      'Adm1n',
      'аdmin',
      'аdmіn',
      'ａｄｍｉｎ',
      'rnoderator',
      'Asha Moderator',
    ] as const),
    ...([
      'Pahiya',
      'P a h i y a',
      'Pahiya Support',
      'Ράhiya',
      'Pàhíyà',
      'पहिया टीम',
      'मॉडरेटर',
    ] as const),
    ...([
      'Raahi',
      'R4ahi',
      'Raahi Care',
      'State Bank of India',
      'HDFC',
      'पेटीएम',
      'फ़ोनपे',
      'फोनपे',
    ] as const),
    ...([
      'Traffic Police',
      'पुलिस',
      'പോലീസ്',
      'Customer Care',
      'Team',
      'A former member',
      'Staff Asha',
    ] as const),
  ])('%s passes for somebody official', (name) => expect(faultOf(name)).toBe('reserved'));

  test.each([
    ...[
      'MH 12 AB 1234',
      'Asha mh12ab1234',
      '22 BH 1234 AA',
      '98765 43210',
      '९८७६५ ४३२१०',
      'Asha 987654',
    ],
    ...[
      'asha@example.in',
      'example.com',
      'see Example.org',
      'asha dot com',
      'www Asha',
      'ех\u0430mple.com',
    ],
  ])('%s is how to reach somebody', (name) => expect(faultOf(name)).toBe('contact'));

  test.each([
    ['Asha\u202eRao', 'invisible'],
    ['Asha\u2066Rao', 'invisible'],
    ['Asha\u200bRao', 'invisible'],
    ['आ\u200dशा', 'invisible'],
    ['\u3164\u3164', 'invisible'],
    ['Asha\u0000', 'invisible'],
    ['Asha\ue000', 'invisible'],
    ['As\u0336\u0337\u0338\u0334ha', 'marks'],
    ['Ash\u0430 Rao', 'letters'],
    ['Asha राव', 'letters'],
    ['Asha ⭐', 'letters'],
    ['Asha_Rao', 'letters'],
    ['<b>Asha</b>', 'letters'],
    ['𝐀𝐬𝐡𝐚', 'letters'],
    ['ᵃˢʰᵃ', 'letters'],
    ['Ƥriya', 'letters'],
    ['.Asha', 'letters'],
    ["Asha''", 'letters'],
    ['7 Asha', 'letters'],
    ['A', 'length'],
    ['', 'length'],
    ['Asha '.repeat(9), 'length'],
  ])('%j: %s', (name, fault) => expect(faultOf(name)).toBe(fault));

  test('marks do not count as letters, and the longest name is taken', () => {
    const { most } = displayNameRules(on);
    expect(faultOf('का'.repeat(most))).toBe(null);
    expect(faultOf('का'.repeat(most + 1))).toBe('length');
  });

  test('letters of any style and script that look alike have one form', () => {
    for (const name of ['pahiya', 'Ｐａｈｉｙａ', 'рahіya', 'ραhiya', '𝐩𝐚𝐡𝐢𝐲𝐚', 'páhíyà']) {
      expect(latinForm(name)).toBe('pahiya');
    }
    expect(skeletonOf('Adm1n')).toBe(skeletonOf('admin'));
    expect(skeletonOf('rnorth')).toBe(skeletonOf('m0rth'));
    expect(latinForm('पहिया')).toBe('पहिया');
  });
});
