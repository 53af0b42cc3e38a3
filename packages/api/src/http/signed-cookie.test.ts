import { expect, test } from 'vitest';
import { signedCookie } from './signed-cookie.ts';

const secret = Buffer.alloc(32, 7);
const digits = (text: string) => (/^\d+$/.test(text) ? text : null);

test('a written cookie is read, with and without a cached entry', () => {
  const here = signedCookie('number', digits);
  const elsewhere = signedCookie('number', digits);
  const cookie = here.write('42', '42', secret);
  expect(here.read(cookie, secret)).toBe('42');
  expect(elsewhere.read(cookie, secret)).toBe('42');
  expect(elsewhere.read(cookie, secret)).toBe('42');
});

test('changed text, another purpose or another secret is refused, also after the valid cookie was read', () => {
  const cookies = signedCookie('number', digits);
  const cookie = cookies.write('42', '42', secret);
  const signature = cookie.split('.')[1];
  expect(cookies.read(cookie, secret)).toBe('42');
  expect(cookies.read(`43.${signature}`, secret)).toBeNull();
  expect(cookies.read(`42.${signature}A`, secret)).toBeNull();
  expect(cookies.read('42', secret)).toBeNull();
  expect(cookies.read(undefined, secret)).toBeNull();
  expect(cookies.read(cookie, Buffer.alloc(32, 8))).toBeNull();
  expect(signedCookie('other', digits).read(cookie, secret)).toBeNull();
});

test('a signed text that does not parse is null', () => {
  const any = signedCookie('number', (text) => text);
  expect(signedCookie('number', digits).read(any.write('x', 'x', secret), secret)).toBeNull();
});

test('an evicted cookie is verified again', () => {
  const cookies = signedCookie('number', digits);
  const first = cookies.write('1', '1', secret);
  for (let number = 2; number < 6_000; number += 1) cookies.write(`${number}`, `${number}`, secret);
  expect(cookies.read(first, secret)).toBe('1');
});
