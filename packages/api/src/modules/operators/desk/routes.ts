import {
  operatorPassword,
  operatorSession,
  operatorSignIn,
  operatorSignOut,
} from '@pahiya/contracts/operators/session-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../../http/address.ts';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { recordAct } from '../acts/record-act.ts';
import { changePassword } from '../sign-in/change-password.ts';
import { clearDeskCookie } from '../sign-in/desk-cookie.ts';
import { endDeskSession } from '../sign-in/desk-session-repository.ts';
import { signInOperator } from '../sign-in/sign-in-operator.ts';
import { toOperatorSession } from '../sign-in/to-operator-session.ts';
import { registerDesk } from './desk-routes.ts';
import { registerWatch } from './watch-routes.ts';

/** Limits sign-ins by address: guesses across usernames, and the CPU cost of password hashing. */
const signIns: LimitRule = { name: 'operator-sign-in', points: 30, perSeconds: 900 };

/** Registers the desk's calls. */
export function registerOperators(app: FastifyInstance, tools: ModuleTools): void {
  const { services, serve } = tools;
  registerDesk(app, tools);
  registerWatch(app, tools);

  serve(app, operatorSignIn, (context) => signInOperator(services, context), {
    limits: ({ address }) => [{ rule: signIns, key: addressUnit(address) }],
  });

  serve(app, operatorSession, async ({ caller }) => ok(toOperatorSession(caller)));

  serve(app, operatorSignOut, async ({ caller, request, reply }) => {
    const { operatorId, sessionId } = caller;
    await endDeskSession(services.sql, sessionId);
    await recordAct(services.sql, {
      at: services.now(),
      operatorId,
      act: 'sign-out',
      outcome: 'done',
      requestId: request.id,
    });
    clearDeskCookie(reply, services.settings);
    return ok({ signedOut: true as const });
  });

  serve(app, operatorPassword, ({ body, caller, request, reply }) =>
    changePassword(services, { ...body, operator: caller, requestId: request.id, reply }),
  );
}
