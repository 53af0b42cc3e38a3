import type { OperatorSession } from '@pahiya/contracts/operators/session-contracts';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Operator } from '../../../http/caller.ts';
import type { Answering } from '../../../http/exchange.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { hashPassword, isPassword } from '../../credentials/password-hash.ts';
import { forgetTries, passwordTries, takeTry } from '../../credentials/sign-in-tries.ts';
import { recordAct } from '../acts/record-act.ts';
import { findOperator, updatePassword } from '../operator-repository.ts';
import { locked, passwordSame, signInRefused } from '../refusals.ts';
import { setDeskCookie } from './desk-cookie.ts';
import { endDeskSessions, insertDeskSession } from './desk-session-repository.ts';
import { toOperatorSession } from './to-operator-session.ts';

type Change = {
  readonly operator: Operator;
  readonly current: string;
  readonly next: string;
  readonly requestId: string;
  readonly reply: Answering;
};

/** Changes an operator's own password. Ends all sessions; this browser gets a new one. Attempts are limited like
 * sign-ins. */
export async function changePassword(
  services: Services,
  { operator, current, next, requestId, reply }: Change,
): Promise<Result<OperatorSession, Refusal>> {
  const { sql, settings } = services;
  const now = services.now();
  const { operatorId } = operator;
  const refuse = async (refusal: Refusal) => {
    const outcome = refusal.code;
    await recordAct(sql, { at: now, operatorId, act: 'change-password', outcome, requestId });
    return err(refusal);
  };
  const tries = passwordTries({ kind: 'operator', secret: settings.secret }, operatorId);
  const lockedUntil = await takeTry(sql, tries, now);
  if (lockedUntil !== null) return refuse(locked(lockedUntil, now));
  const row = await findOperator(sql, operatorId);
  if (!(await isPassword(row?.passwordHash ?? null, current))) return refuse(signInRefused);
  if (current === next) return refuse(passwordSame);
  const passwordHash = await hashPassword(next);
  const { token } = await sql.begin(async (tx) => {
    await forgetTries(tx, tries);
    await updatePassword(tx, operatorId, passwordHash);
    await endDeskSessions(tx, operatorId);
    await recordAct(tx, {
      at: now,
      operatorId,
      act: 'change-password',
      outcome: 'done',
      requestId,
    });
    return insertDeskSession(tx, operatorId, now);
  });
  setDeskCookie(reply, token, settings);
  return ok(toOperatorSession({ ...operator, mustChangePassword: false }));
}
