import type { OperatorSession } from '@pahiya/contracts/operators/session-contracts';
import type { Operator } from '../../../http/caller.ts';

/** A session as the desk's pages see it. */
export function toOperatorSession(operator: Omit<Operator, 'kind' | 'sessionId'>): OperatorSession {
  const { operatorId, username, displayName, roles, mustChangePassword, endsAt } = operator;
  return {
    operatorId,
    username,
    displayName,
    roles: [...roles],
    mustChangePassword,
    endsAt: endsAt.toISOString(),
  };
}
