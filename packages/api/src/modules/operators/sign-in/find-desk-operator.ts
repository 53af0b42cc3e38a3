import { err, ok } from '@pahiya/domain/shared/result';
import { type FindOperator, type Operator, signInFirst } from '../../../http/caller.ts';
import type { Asking } from '../../../http/exchange.ts';
import type { Services } from '../../../services.ts';
import { recordAct } from '../acts/record-act.ts';
import { passwordFirst, wrongRole } from '../refusals.ts';
import { deskTokenOf } from './desk-cookie.ts';
import { deskSessionLife, findDeskSession, touchDeskSession } from './desk-session-repository.ts';

/** Finds the operator of a request and checks the role of the call. A call without the role is recorded. */
export function makeFindOperator(services: Services): FindOperator {
  const { sql, now } = services;
  return async (request, { call, role }) => {
    const operator = await operatorOf(services, request);
    if (operator === null) return err(signInFirst);
    if (role === undefined) return ok(operator);
    if (operator.mustChangePassword) return err(passwordFirst);
    if (operator.roles.includes(role)) return ok(operator);
    await recordAct(sql, {
      at: now(),
      operatorId: operator.operatorId,
      act: 'call',
      subject: `${call.method} ${call.path}`,
      outcome: wrongRole.code,
      requestId: request.id,
    });
    return err(wrongRole);
  };
}

async function operatorOf(
  { sql, now: clock }: Services,
  request: Asking,
): Promise<Operator | null> {
  const token = deskTokenOf(request);
  const now = clock();
  const row = token === null ? null : await findDeskSession(sql, token, now);
  if (row === null) return null;
  const { lastSeenAt, isFirstPassword, ...operator } = row;
  if (now.getTime() - lastSeenAt.getTime() >= deskSessionLife.touchMs) {
    await touchDeskSession(sql, row.sessionId, now);
  }
  return { kind: 'operator', ...operator, mustChangePassword: isFirstPassword };
}
