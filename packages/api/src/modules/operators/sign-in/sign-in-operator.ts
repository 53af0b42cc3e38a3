import type {
  operatorSignIn as contract,
  OperatorSession,
} from '@pahiya/contracts/operators/session-contracts';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Context } from '../../../http/serve.ts';
import type { Services } from '../../../services.ts';
import { signInWithCode } from '../../credentials/sign-in-with-code.ts';
import { recordAct } from '../acts/record-act.ts';
import { findOperatorByName, takeTotpStep } from '../operator-repository.ts';
import { locked, signInRefused } from '../refusals.ts';
import { deskDevice, setDeskCookie } from './desk-cookie.ts';
import { deskSessionLife, insertDeskSession } from './desk-session-repository.ts';
import { toOperatorSession } from './to-operator-session.ts';

/** Signs an operator in with a password and an unused code; see {@link signInWithCode}. */
export async function signInOperator(
  services: Services,
  { body, request, reply, address }: Context<typeof contract>,
): Promise<Result<OperatorSession, Refusal>> {
  const { sql, settings } = services;
  const operator = await findOperatorByName(sql, body.username);
  const opened = await signInWithCode(
    services,
    { ...body, name: body.username, request, reply, address },
    {
      kind: 'operator',
      account: operator && { ...operator, id: operator.operatorId },
      device: deskDevice(settings),
      locked,
      refused: signInRefused,
      takeStep: takeTotpStep,
      open: insertDeskSession,
      record: (outcome, at) =>
        recordAct(sql, {
          ...{ at, operatorId: operator?.operatorId ?? null },
          ...{ act: 'sign-in', outcome, requestId: request.id },
        }),
    },
  );
  if (!opened.ok) return opened;
  const { account, session, at } = opened.value;
  setDeskCookie(reply, session.token, settings);
  return ok(
    toOperatorSession({
      ...account,
      mustChangePassword: account.isFirstPassword,
      endsAt: new Date(at.getTime() + deskSessionLife.absoluteMs),
    }),
  );
}
