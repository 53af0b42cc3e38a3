import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../db/database.ts';
import type { Answering, Asking } from '../../http/exchange.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import type { AccountKind } from './account-kind.ts';
import { type DeviceCookie, knownDeviceOf, setDeviceCookie } from './known-device.ts';
import { isPassword } from './password-hash.ts';
import { codeTries, deviceTries, forgetTries, strangerTries, takeTry } from './sign-in-tries.ts';
import { openTotpSecret, stepOfCode } from './totp.ts';

/** What somebody typed, and from where. */
type Attempt = {
  readonly name: string;
  readonly password: string;
  readonly code: string;
  readonly request: Asking;
  readonly reply: Answering;
  readonly address: string;
};

type Account = {
  readonly id: string;
  readonly passwordHash: string;
  /** Sealed. */
  readonly totpSecret: Uint8Array;
};

/** An entrance with password and code: its accounts, sessions and words. */
type Entrance<A extends Account, S> = {
  readonly kind: AccountKind;
  /** The account of the typed name. */
  readonly account: A | null;
  readonly device: DeviceCookie;
  readonly locked: (until: Date, now: Date) => Refusal;
  readonly refused: Refusal;
  /** Marks a code's step as used; false if it was used before. */
  readonly takeStep: (tx: Queryable, id: string, step: number) => Promise<boolean>;
  readonly open: (tx: Queryable, id: string, now: Date) => Promise<S>;
  readonly record: (outcome: string, at: Date) => Promise<void>;
};

/** Signs in with a password and an unused code. Every attempt is counted before the comparison: by device if the
 * account has signed in on it before, else by name and address, so that strangers cannot lock an account out. All
 * responses take the same work and do not reveal which accounts exist. */
export async function signInWithCode<A extends Account, S>(
  { sql, settings, now: clock }: Services,
  { name, password, code, request, reply, address }: Attempt,
  { kind, account, device, locked, refused, takeStep, open, record }: Entrance<A, S>,
): Promise<Result<{ readonly account: A; readonly session: S; readonly at: Date }, Refusal>> {
  const now = clock();
  const marked = account === null ? null : { kind, id: account.id, totpSecret: account.totpSecret };
  const triesOf = { kind, secret: settings.secret };
  const deviceId = marked === null ? null : knownDeviceOf(request, device, marked, now);
  const tries =
    deviceId === null ? strangerTries(triesOf, name, address) : deviceTries(triesOf, deviceId);
  const refuse = async (refusal: Refusal) => {
    await record(refusal.code, now);
    return err(refusal);
  };
  const lockedUntil = await takeTry(sql, tries, now);
  if (lockedUntil !== null) return refuse(locked(lockedUntil, now));
  const isRight = await isPassword(account?.passwordHash ?? null, password);
  const codes = codeTries(triesOf, name);
  const areCodesLocked = isRight && deviceId === null && (await takeTry(sql, codes, now)) !== null;
  if (account === null || marked === null || !isRight || areCodesLocked) return refuse(refused);
  const step = stepOfCode(openTotpSecret(settings.secret, marked, marked.totpSecret), code, now);
  if (step === null) return refuse(refused);
  const session = await sql.begin(async (tx) => {
    // Of two concurrent requests with the same code one succeeds.
    if (!(await takeStep(tx, marked.id, step))) return null;
    for (const key of [tries, codes]) await forgetTries(tx, key);
    return open(tx, marked.id, now);
  });
  if (session === null) return refuse(refused);
  await record('done', now);
  if (deviceId === null) setDeviceCookie(reply, device, marked, now);
  return ok({ account, session, at: now });
}
