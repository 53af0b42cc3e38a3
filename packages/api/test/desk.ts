import type { OperatorRole } from '@pahiya/contracts/operator-roles';
import { operatorPassword, operatorSignIn } from '@pahiya/contracts/operators/session-contracts';
import { TOTP } from 'otpauth';
import {
  createOperator,
  type Handover,
} from '../src/modules/operators/accounts/create-operator.ts';
import { createTestBrowser, type TestBrowser } from './contract-browser.ts';
import type { TestApi } from './test-api.ts';

/** The password that operators choose in tests. */
export const ownPassword = 'a long enough password';

/** Creates an operator as the command does. */
export async function makeOperator(
  { services }: TestApi,
  username: string,
  roles: readonly OperatorRole[] = ['operator'],
): Promise<Handover> {
  const { sql, settings, now } = services;
  const made = await createOperator(
    { sql, secret: settings.secret, issuer: 'Pahiya' },
    { username, displayName: username.toUpperCase(), roles },
    now(),
  );
  if (!made.ok) throw new Error(made.error);
  return made.value;
}

/** The code that an operator's authenticator shows at a moment. */
export function codeAt({ totpSecret }: Handover, at: Date): string {
  return new TOTP({ secret: totpSecret }).generate({ timestamp: at.getTime() });
}

/** An operator signed in with a changed password, in a separate browser. */
export async function signInAtDesk(
  api: TestApi,
  username: string,
  roles?: readonly OperatorRole[],
): Promise<{ readonly operator: Handover; readonly browser: TestBrowser }> {
  const operator = await makeOperator(api, username, roles);
  const browser = createTestBrowser(api);
  const code = codeAt(operator, api.services.now());
  const { password } = operator;
  const signedIn = await browser.call(operatorSignIn, { body: { username, password, code } });
  if (signedIn.status !== 200) throw new Error(signedIn.text);
  const body = { current: password, next: ownPassword };
  const changed = await browser.call(operatorPassword, { body });
  if (changed.status !== 200) throw new Error(changed.text);
  return { operator, browser };
}
