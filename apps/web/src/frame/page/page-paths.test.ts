import { languageOfPath, pathIn } from '@pahiya/domain/shared/language';
import { describe, expect, test } from 'vitest';
import { readAttribution, withoutPersonalParams } from '../analytics/attribution.ts';
import { cookieText, readCookie } from './page-cookie.ts';
import { safeNextPath, withoutLanguage } from './page-path.ts';

describe('language in the path', () => {
  test.each([
    ['/', 'en', '/'],
    ['/garage', 'en', '/garage'],
    ['/hi', 'hi', '/'],
    ['/hi/garage', 'hi', '/garage'],
    ['/hindi', 'en', '/hindi'],
    ['/hi//evil.example', 'hi', '/evil.example'],
    ['/hi///evil.example', 'hi', '/evil.example'],
    ['//evil.example', 'en', '/evil.example'],
  ] as const)('%s is %s and shows %s', (path, language, page) => {
    expect(languageOfPath(path)).toBe(language);
    expect(withoutLanguage(path)).toBe(page);
  });

  test.each(['/', '/garage', '/rc-search?a=1'])('%s keeps its page in Hindi', (path) => {
    expect(withoutLanguage(pathIn('hi', path))).toBe(path);
  });
});

describe('redirect targets', () => {
  test.each(['/garage', '/rc-details/DL8CAF5030?x=1#y', '/search?q=%E0%A4%B9', '/'])(
    '%s is on our site',
    (next) => {
      expect(safeNextPath(next, '/home')).toBe(next);
    },
  );

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/a\r\nset-cookie: x',
    '/हि',
    '/e\0',
    'javascript:alert(1)',
    '',
    null,
    undefined,
    5,
    `/${'x'.repeat(2_100)}`,
  ])('%j is not, and the fallback is used', (next) => {
    expect(safeNextPath(next, '/home')).toBe('/home');
  });
});

describe('cookies', () => {
  test('are site-wide, SameSite=Lax, valid for ten days, and secure on https', () => {
    const cookie = { name: 'city', value: 'नई दिल्ली; x', days: 10 };
    expect(cookieText(cookie, true)).toBe(
      `city=${encodeURIComponent('नई दिल्ली; x')}; Path=/; Max-Age=864000; SameSite=Lax; Secure`,
    );
    expect(cookieText({ ...cookie, days: null }, false)).toBe(
      'city=; Path=/; Max-Age=0; SameSite=Lax',
    );
  });

  test('are matched by their full name; undecodable ones are ignored', () => {
    expect(readCookie('xcity=1; city=New%20Delhi', 'city')).toBe('New Delhi');
    expect(readCookie('city=%E0%A4%A', 'city')).toBeNull();
    expect(readCookie('', 'city')).toBeNull();
  });
});

describe('the address', () => {
  const url = new URL(
    'https://pahiya.example/rc-search?utm_source=rcs_campaign&userId=7&vehicle_num=DL8&vehicleNumber=DL8&mobileNumber=98#faq',
  );

  test('loses personal parameters and keeps the campaign', () => {
    expect(withoutPersonalParams(url)).toBe('/rc-search?utm_source=rcs_campaign#faq');
    expect(withoutPersonalParams(new URL('https://pahiya.example/?q=1'))).toBeNull();
  });

  test('gives only the campaign fields for attribution', () => {
    expect(readAttribution(url.searchParams)).toEqual({ utm_source: 'rcs_campaign' });
  });
});
