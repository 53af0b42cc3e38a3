import { expect, test } from 'vitest';
import { isKeptAsOpened, keptKey, kindOf } from './request-kind.ts';

const origin = 'https://pahiya.example';

test.each([
  ['/assets/framework-1.js', 'no-cors', 'GET', 'asset'],
  ['/garage', 'navigate', 'GET', 'kept-page'],
  ['/hi/garage/DL8CAF5030/log', 'navigate', 'GET', 'kept-page'],
  ['/garage/DL8CAF5030/log/add?kind=fuel', 'navigate', 'GET', 'kept-page'],
  ['/garage/DL8CAF5030/log/photos?line=1', 'navigate', 'GET', 'kept-page'],
  ['/garage/DL8CAF5030/log/import', 'navigate', 'GET', 'page'],
  ['/hi/rc-details/DL8CAF5030', 'navigate', 'GET', 'kept-page'],
  ['/rc-details/DL8CAF5030/hide', 'navigate', 'GET', 'page'],
  ['/account', 'navigate', 'GET', 'page'],
  ['/account', 'navigate', 'POST', 'other'],
  ['/hi/app/share', 'navigate', 'POST', 'share'],
  ['/app/share', 'cors', 'POST', 'other'],
  ['/app/share', 'navigate', 'GET', 'page'],
  ['https://elsewhere.example/app/share', 'navigate', 'POST', 'other'],
  ['/api/v1/web/garage/vehicles', 'cors', 'GET', 'other'],
  ['/garage/documents', 'navigate', 'GET', 'kept-page'],
  [
    '/api/v1/web/garage/documents/8a1f9c52-3b77-4d0e-9f0a-1c2d3e4f5a6b/file',
    'navigate',
    'GET',
    'kept-file',
  ],
  [
    '/api/v1/web/garage/documents/8a1f9c52-3b77-4d0e-9f0a-1c2d3e4f5a6b/file',
    'cors',
    'GET',
    'other',
  ],
  ['/api/docs', 'navigate', 'GET', 'other'],
  ['https://elsewhere.example/assets/x.js', 'cors', 'GET', 'other'],
])('offline: %s (%s %s) is treated as %s', (path, mode, method, kind) => {
  expect(kindOf({ url: new URL(path, origin).href, mode, method }, origin)).toBe(kind);
});

test.each([
  ['/garage/DL8CAF5030/log/add?kind=fuel&line=1', '/garage/DL8CAF5030/log/add?kind=fuel'],
  ['/garage/DL8CAF5030/log/add?kind=%3Cb%3E', '/garage/DL8CAF5030/log/add'],
  ['/garage/DL8CAF5030/log?done=added&kind=fuel', '/garage/DL8CAF5030/log'],
  ['/garage?add=DL8CAF5030', '/garage'],
  ['/hi/garage/DL8CAF5030/log/photos?line=1&page=2', '/hi/garage/DL8CAF5030/log/photos'],
])('%s is kept as %s', (path, key) => {
  expect(keptKey(new URL(path, origin))).toBe(key);
});

test.each([
  ['/garage/DL8CAF5030/log/add?kind=fuel', true],
  ['/garage/DL8CAF5030/log/add?kind=fuel&line=1&page=1', false],
  ['/garage/DL8CAF5030/log/add?kind=fuel&waiting=1', false],
])('%s, opened with a network, becomes the form that is kept: %s', (path, is) => {
  expect(isKeptAsOpened(new URL(path, origin))).toBe(is);
});
