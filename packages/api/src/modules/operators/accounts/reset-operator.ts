import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Database } from '../../../db/database.ts';
import { hashPassword } from '../../credentials/password-hash.ts';
import { codeTries, forgetTries } from '../../credentials/sign-in-tries.ts';
import { newEnrolment, sealTotpSecret } from '../../credentials/totp.ts';
import { recordAct } from '../acts/record-act.ts';
import { findOperatorByName, updateCredentials } from '../operator-repository.ts';
import { endDeskSessions } from '../sign-in/desk-session-repository.ts';
import { firstPassword, type Handover } from './create-operator.ts';

/** Issues a new password and authenticator secret. The old ones become invalid, sessions end, and known devices are
 * forgotten. */
export async function resetOperator(
  { sql, secret, issuer }: { sql: Database; secret: Uint8Array; issuer: string },
  typed: string,
  at: Date,
): Promise<Result<Handover, 'unknown'>> {
  const operator = await findOperatorByName(sql, typed.toLowerCase());
  if (operator === null) return err('unknown');
  const { operatorId, username } = operator;
  const password = firstPassword();
  const passwordHash = await hashPassword(password);
  const enrolment = newEnrolment(issuer, username);
  await sql.begin(async (tx) => {
    const totpSecret = sealTotpSecret(
      secret,
      { kind: 'operator', id: operatorId },
      enrolment.secret,
    );
    await updateCredentials(tx, operatorId, { passwordHash, totpSecret });
    await endDeskSessions(tx, operatorId);
    await forgetTries(tx, codeTries({ kind: 'operator', secret }, username));
    await recordAct(tx, {
      at,
      operatorId: null,
      act: 'reset-operator',
      subject: operatorId,
      outcome: 'done',
    });
  });
  return ok({
    operatorId,
    username,
    password,
    totpSecret: enrolment.base32,
    totpUri: enrolment.uri,
  });
}
