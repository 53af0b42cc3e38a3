import { randomBytes, randomUUID } from 'node:crypto';
import type { OperatorRole } from '@pahiya/contracts/operator-roles';
import { usernameSchema } from '@pahiya/contracts/operators/session-contracts';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Database } from '../../../db/database.ts';
import { hashPassword } from '../../credentials/password-hash.ts';
import { newEnrolment, sealTotpSecret } from '../../credentials/totp.ts';
import { recordAct } from '../acts/record-act.ts';
import { insertOperator } from '../operator-repository.ts';

/** An account to create. */
export type NewOperator = {
  readonly username: string;
  readonly displayName: string;
  readonly roles: readonly OperatorRole[];
};

/** Initial credentials, shown once. */
export type Handover = {
  readonly operatorId: string;
  readonly username: string;
  /** Has to be changed at the first sign-in. */
  readonly password: string;
  readonly totpSecret: string;
  readonly totpUri: string;
};

/** Creates an operator's account. */
export async function createOperator(
  { sql, secret, issuer }: { sql: Database; secret: Uint8Array; issuer: string },
  { username: typed, displayName, roles }: NewOperator,
  at: Date,
): Promise<Result<Handover, 'bad-username' | 'taken'>> {
  const parsed = usernameSchema.safeParse(typed);
  if (!parsed.success) return err('bad-username');
  const username = parsed.data;
  const operatorId = randomUUID();
  const password = firstPassword();
  const passwordHash = await hashPassword(password);
  const enrolment = newEnrolment(issuer, username);
  const isMade = await sql.begin(async (tx) => {
    const totpSecret = sealTotpSecret(
      secret,
      { kind: 'operator', id: operatorId },
      enrolment.secret,
    );
    const account = { operatorId, username, displayName, roles, passwordHash, totpSecret, at };
    if (!(await insertOperator(tx, account))) return false;
    await recordAct(tx, {
      at,
      operatorId: null,
      act: 'create-operator',
      subject: operatorId,
      outcome: 'done',
    });
    return true;
  });
  if (!isMade) return err('taken');
  return ok({
    operatorId,
    username,
    password,
    totpSecret: enrolment.base32,
    totpUri: enrolment.uri,
  });
}

/** An initial password of 120 random bits. */
export function firstPassword(): string {
  return randomBytes(15).toString('base64url');
}
