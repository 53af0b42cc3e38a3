import type {
  operatorSignIn as contract,
  OperatorSession,
} from '@pahiya/contracts/operators/session-contracts';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Context } from '../../../http/serve.ts';
import type { Services } from '../../../services.ts';
import { recordAct } from '../acts/record-act.ts';
import { findOperatorByName, type OperatorRow, takeTotpStep } from '../operator-repository.ts';
import { locked, signInRefused } from '../refusals.ts';
import { setDeskCookie } from './desk-cookie.ts';
import { deskSessionLife, insertDeskSession } from './desk-session-repository.ts';
import { isPassword } from './password-hash.ts';
import { forgetTries, hashUsername, takeTry } from './sign-in-tries.ts';
import { toOperatorSession } from './to-operator-session.ts';
import { openTotpSecret, stepOfCode } from './totp.ts';

/** Signs an operator in: password and code, both right, the code unused. Every try is counted under its name before
 * anything is compared, and every answer takes the same work, so that nothing tells who exists. */
export async function signInOperator(
  services: Services,
  { body, request, reply }: Context<typeof contract>,
): Promise<Result<OperatorSession, Refusal>> {
  const { sql, settings } = services;
  const now = services.now();
  const usernameHash = hashUsername(settings.secret, body.username);
  const record = (operatorId: string | null, outcome: string) =>
    recordAct(sql, { at: now, operatorId, act: 'sign-in', outcome, requestId: request.id });
  const lockedUntil = await takeTry(sql, usernameHash, now);
  const operator = await findOperatorByName(sql, body.username);
  if (lockedUntil !== null) {
    const refusal = locked(lockedUntil, now);
    await record(operator?.operatorId ?? null, refusal.code);
    return err(refusal);
  }
  const isRight = await isPassword(operator?.passwordHash ?? null, body.password);
  const step = operator === null || !isRight ? null : stepOf(services, operator, body.code);
  if (operator === null || step === null) {
    await record(operator?.operatorId ?? null, signInRefused.code);
    return err(signInRefused);
  }
  const { operatorId } = operator;
  const session = await sql.begin(async (tx) => {
    // Asked with the right code twice at once: one of them is too late.
    if (!(await takeTotpStep(tx, operatorId, step))) return null;
    await forgetTries(tx, usernameHash);
    return insertDeskSession(tx, operatorId, now);
  });
  await record(operatorId, session === null ? signInRefused.code : 'done');
  if (session === null) return err(signInRefused);
  setDeskCookie(reply, session.token, settings);
  return ok(
    toOperatorSession({
      ...operator,
      mustChangePassword: operator.isFirstPassword,
      endsAt: new Date(now.getTime() + deskSessionLife.absoluteMs),
    }),
  );
}

function stepOf(
  { settings, now }: Services,
  { operatorId, totpSecret }: OperatorRow,
  code: string,
): number | null {
  return stepOfCode(openTotpSecret(settings.secret, operatorId, totpSecret), code, now());
}
