import { expect, test } from 'vitest';
import { rewriteApiUrl } from './rewrite-url.ts';

test.each([
  ['/api/v1/web/city/all', '/api/v1/web/city/all'],
  ['/api/v2/web/city/all', '/api/v1/web/city/all'],
  ['/core/api/v1/web/city/all?x=1', '/api/v1/web/city/all?x=1'],
  ['/jazz/api/v3/web/city/all', '/api/v1/web/city/all'],
  ['/optimus/api/auth/logout', '/api/auth/logout'],
  ['/core/page', '/core/page'],
  ['/corex/api/v1/web/city/all', '/corex/api/v1/web/city/all'],
  ['/core/core/api/v1/web/city/all', '/core/core/api/v1/web/city/all'],
])('the address %s reaches the handler of %s', (url, handler) => {
  expect(rewriteApiUrl(url)).toBe(handler);
});
