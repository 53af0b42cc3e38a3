import { randomUUID } from 'node:crypto';
import { apiPrefix } from '@pahiya/contracts/call';
import type { LightMyRequestResponse } from 'fastify';
import { insertSession } from '../src/modules/auth/session-repository.ts';
import { sessionCookie } from '../src/modules/auth/session-token.ts';
import { signInUser } from '../src/modules/auth/user-repository.ts';
import { createTestBrowser } from './contract-browser.ts';
import type { TestApi } from './test-api.ts';

type Headers = Readonly<Record<string, string>>;

/** A browser for addresses rather than contracts: it can request what no contract allows. */
export type PathBrowser = {
  readonly cookies: Map<string, string>;
  readonly get: (path: string, headers?: Headers) => Promise<LightMyRequestResponse>;
  readonly post: (
    path: string,
    body?: unknown,
    headers?: Headers,
  ) => Promise<LightMyRequestResponse>;
  readonly delete: (path: string, headers?: Headers) => Promise<LightMyRequestResponse>;
  /** Starts a session for a mobile without an OTP. */
  readonly signIn: (mobile: string) => Promise<string>;
};

/** Opens one at an address. Paths are relative to the version prefix unless they start with `/api` or `/share`. */
export function openBrowser(api: TestApi, address = '203.0.113.7'): PathBrowser {
  const { cookies, send } = createTestBrowser(api, { address });
  const url = (path: string) => (/^\/(?:api|share)\b/.test(path) ? path : `${apiPrefix}${path}`);
  return {
    cookies,
    get: (path, headers = {}) => send({ method: 'GET', url: url(path), headers }),
    post: (path, body, headers = {}) => send({ method: 'POST', url: url(path), headers, body }),
    delete: (path, headers = {}) => send({ method: 'DELETE', url: url(path), headers }),
    signIn: async (mobile) => {
      const { sql, now } = api.services;
      const { userId } = await signInUser(sql, { mobile }, now());
      const session = { userId, deviceId: randomUUID(), label: 'Test', now: now() };
      cookies.set(sessionCookie, (await insertSession(sql, session)).token);
      return userId;
    },
  };
}
