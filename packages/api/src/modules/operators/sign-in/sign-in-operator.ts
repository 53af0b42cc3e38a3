import type {
  operatorSignIn as contract,
  OperatorSession,
} from '@pahiya/contracts/operators/session-contracts';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Context } from '../../../http/serve.ts';
import type { Services } from '../../../services.ts';
import { knownDeviceOf, setDeviceCookie } from '../../credentials/known-device.ts';
import { isPassword } from '../../credentials/password-hash.ts';
import {
  codeTries,
  deviceTries,
  forgetTries,
  strangerTries,
  takeTry,
} from '../../credentials/sign-in-tries.ts';
import { openTotpSecret, stepOfCode } from '../../credentials/totp.ts';
import { recordAct } from '../acts/record-act.ts';
import { findOperatorByName, type OperatorRow, takeTotpStep } from '../operator-repository.ts';
import { locked, signInRefused } from '../refusals.ts';
import { deskDevice, setDeskCookie } from './desk-cookie.ts';
import { deskSessionLife, insertDeskSession } from './desk-session-repository.ts';
import { toOperatorSession } from './to-operator-session.ts';

/** Signs an operator in with a password and an unused code. Every attempt is counted before the comparison: by device
 * if the operator has signed in on it before, else by username and address, so strangers cannot lock an operator out.
 * All responses take the same work and do not reveal which accounts exist. */
export async function signInOperator(
  services: Services,
  { body, request, reply, address }: Context<typeof contract>,
): Promise<Result<OperatorSession, Refusal>> {
  const { sql, settings } = services;
  const now = services.now();
  const record = (operatorId: string | null, outcome: string) =>
    recordAct(sql, { at: now, operatorId, act: 'sign-in', outcome, requestId: request.id });
  const operator = await findOperatorByName(sql, body.username);
  const device = deskDevice(settings);
  const triesOf = { kind: 'operator', secret: settings.secret } as const;
  const deviceId = operator === null ? null : knownDeviceOf(request, device, marked(operator), now);
  const tries =
    deviceId === null
      ? strangerTries(triesOf, body.username, address)
      : deviceTries(triesOf, deviceId);
  const lockedUntil = await takeTry(sql, tries, now);
  if (lockedUntil !== null) {
    const refusal = locked(lockedUntil, now);
    await record(operator?.operatorId ?? null, refusal.code);
    return err(refusal);
  }
  const isRight = await isPassword(operator?.passwordHash ?? null, body.password);
  const codes = codeTries(triesOf, body.username);
  const areCodesLocked = isRight && deviceId === null && (await takeTry(sql, codes, now)) !== null;
  const step =
    operator === null || !isRight || areCodesLocked ? null : stepOf(services, operator, body.code);
  if (operator === null || step === null) {
    await record(operator?.operatorId ?? null, signInRefused.code);
    return err(signInRefused);
  }
  const { operatorId } = operator;
  const session = await sql.begin(async (tx) => {
    // Of two concurrent requests with the same code one succeeds.
    if (!(await takeTotpStep(tx, operatorId, step))) return null;
    for (const key of [tries, codes]) await forgetTries(tx, key);
    return insertDeskSession(tx, operatorId, now);
  });
  await record(operatorId, session === null ? signInRefused.code : 'done');
  if (session === null) return err(signInRefused);
  setDeskCookie(reply, session.token, settings);
  if (deviceId === null) setDeviceCookie(reply, device, marked(operator), now);
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
  const owner = { kind: 'operator', id: operatorId } as const;
  return stepOfCode(openTotpSecret(settings.secret, owner, totpSecret), code, now());
}

function marked({ operatorId, totpSecret }: OperatorRow) {
  return { kind: 'operator', id: operatorId, totpSecret } as const;
}
