import { apiPrefix } from '@pahiya/contracts/calls';
import type { LightMyRequestResponse } from 'fastify';
import { createTestBrowser, signIn } from './contract-browser.ts';
import type { TestApi } from './test-api.ts';

/** A browser by paths: keeps cookies, answers as the server sent them. */
export function openBrowser(api: TestApi, address = '203.0.113.7') {
  const browser = createTestBrowser(api, { address });
  type Headers = Readonly<Record<string, string>>;
  const send = (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    headers: Headers,
    body?: unknown,
  ) =>
    browser.send({
      method,
      url: path.startsWith('/api') ? path : `${apiPrefix}${path}`,
      headers,
      body,
    });
  return {
    cookies: browser.cookies,
    get: (path: string, headers: Headers = {}): Promise<LightMyRequestResponse> =>
      send('GET', path, headers),
    post: (path: string, body?: unknown, headers: Headers = {}): Promise<LightMyRequestResponse> =>
      send('POST', path, headers, body),
    delete: (path: string, headers: Headers = {}): Promise<LightMyRequestResponse> =>
      send('DELETE', path, headers),
    /** Signs in with a one-time password; answers the person's id. */
    signIn: async (mobile: string): Promise<string> => (await signIn(api, browser, mobile)).userId,
  };
}

/** What `openBrowser` opens. */
export type TestBrowser = ReturnType<typeof openBrowser>;
