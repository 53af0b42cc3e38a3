import { expect, test } from 'vitest';
import { pageKindOf } from './page-path.ts';

test.each([
  ['/', '/'],
  ['/rc-search', '/rc-search'],
  ['/rc-details/DL8CAF5030', '/rc-details/:x'],
  ['/rc-details/dl8caf5030?utm_source=x#y', '/rc-details/:x'],
  ['/orders/9f0b7d1e-0000-4000-8000-000000000000', '/orders/:x'],
  ['/rto/maharashtra/pune', '/rto/maharashtra/pune'],
  ['/garage/9876543210', '/garage/:x'],
  ['/a//b/', '/a/b'],
  ['/name%40example.in', '/:x'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['https://evil.example/', null],
  ['rc-search', null],
  ['/a b', null],
  ['', null],
])('%s is a page of the kind %s', (path, kind) => {
  expect(pageKindOf(path)).toBe(kind);
});
