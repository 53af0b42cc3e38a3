import { randomBytes } from 'node:crypto';
import type { Database } from '@pahiya/api/db/database';
import { createOperator } from '@pahiya/api/modules/operators/accounts/create-operator';
import type { OperatorRole } from '@pahiya/contracts/operator-roles';
import { codeOf } from '../../web/e2e/fixtures/authenticator.ts';
import { type Answer, ask, cookiesOf, postJson } from './ask.ts';
import { dataOf } from './shopper.ts';

/** Secret of a server that tests make accounts for, as `APP_SECRET`. */
export const ownSecret = randomBytes(32).toString('hex');

/** An operator signed in at the desk of a server with `ownSecret`. */
export type OperatorAtDesk = {
  readonly cookie: string;
  readonly read: (path: string) => Promise<Answer>;
  /** A call of the desk, by its path below `/operator/`. */
  readonly post: (path: string, body: object) => Promise<Answer>;
  /** Submits a form of the desk's pages that accepts files. */
  readonly sendForm: (path: string, fields: Readonly<Record<string, string>>) => Promise<Answer>;
};

/** Creates an account with a role, signs in and changes the first password. */
export async function signInAtDesk(
  base: string,
  sql: Database,
  role: OperatorRole,
): Promise<OperatorAtDesk> {
  const tools = { sql, secret: Buffer.from(ownSecret, 'hex'), issuer: 'Pahiya' };
  const account = { username: 'asha', displayName: 'Asha', roles: [role] };
  const made = await createOperator(tools, account, new Date());
  if (!made.ok) throw new Error(made.error);
  const { username, password, totpSecret } = made.value;
  const call = (path: string, body: object, cookie = '') =>
    postJson(base, `/api/v1/web/operator/${path}`, body, { cookie });
  const signedIn = await call('sign-in', { username, password, code: codeOf(totpSecret) });
  dataOf(signedIn);
  const next = 'four words of my own';
  const changed = await call('password', { current: password, next }, cookiesOf(signedIn));
  dataOf(changed);
  const cookie = cookiesOf(changed) || cookiesOf(signedIn);
  return {
    cookie,
    read: (path) => ask(base, path, { headers: { cookie } }),
    post: (path, body) => call(path, body, cookie),
    sendForm: async (path, fields) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      const body = new Response(form);
      const type = body.headers.get('content-type') ?? '';
      const headers = { cookie, 'content-type': type, 'sec-fetch-site': 'same-origin' };
      return ask(base, path, { method: 'POST', headers, body: await body.text() });
    },
  };
}
