import { expect, test } from 'vitest';
import { isBrowser, isOpened } from './page-view.ts';

const chrome =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

test.each([
  chrome,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (Linux; Android 11; CUBOT NOTE 20) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14; SM-A156E; wv) AppleWebKit/537.36 Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/490.0;]',
])('%s is a browser', (agent) => {
  expect(isBrowser({ 'user-agent': agent })).toBe(true);
});

test.each([
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'WhatsApp/2.23.20.0 A',
  'TelegramBot (like TwitterBot)',
  'curl/8.5.0',
  'python-requests/2.32',
  'Go-http-client/2.0',
  '',
])('%s is none', (agent) => {
  expect(isBrowser({ 'user-agent': agent })).toBe(false);
  expect(isOpened({ 'user-agent': agent })).toBe(false);
});

test.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ 'sec-fetch-mode': 'navigate' }, true],
  [{ 'sec-fetch-mode': 'navigate', 'sec-purpose': 'prefetch' }, false],
  [{ 'sec-fetch-mode': 'navigate', 'sec-purpose': 'prefetch;prerender' }, false],
  [{ purpose: 'prefetch' }, false],
  [{ 'x-moz': 'prefetch' }, false],
  [{ 'sec-fetch-mode': 'cors' }, false],
  [{ 'sec-fetch-mode': 'no-cors' }, false],
])('a page asked for with %j was opened by a person: %s', (headers, isView) => {
  expect(isOpened({ 'user-agent': chrome, ...headers })).toBe(isView);
});

test('a request without a user agent is no browser', () => {
  expect(isOpened({})).toBe(false);
});
