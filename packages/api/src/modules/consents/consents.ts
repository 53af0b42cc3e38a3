import type {
  Consent,
  ConsentPurpose,
  setConsent as setContract,
} from '@pahiya/contracts/account/consent-contracts';
import { consentPurposeSchema } from '@pahiya/contracts/account/consent-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Context } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import type { WithdrawalListener } from '../../withdrawal.ts';
import {
  type ConsentOwner,
  type ConsentRow,
  currentConsents,
  insertConsent,
} from './consent-repository.ts';
import { keepWithdrawn, withdrawnOf } from './withdrawn-cookie.ts';

/** Version of the consent wording; raised when its meaning changes. */
export const consentTextVersion = '2026-11';

/** Purposes that a browser without an account does not have. */
const accountPurposes: readonly ConsentPurpose[] = [
  'toll-crossings',
  'toll-reminders',
  'whatsapp-reminders',
  'whatsapp-alerts',
];

/** State of every purpose for the caller. `withdrawn` are the withdrawals in the browser's cookie; they count where no
 * choice is stored, so a refusal is never lost to a default. */
export async function consentsOf(
  { sql, settings }: Services,
  owner: ConsentOwner,
  withdrawn: readonly ConsentPurpose[],
): Promise<Consent[]> {
  const rows = await currentConsents(sql, owner);
  const purposes = consentPurposeSchema.options.filter(
    (purpose) => owner.userId !== undefined || !accountPurposes.includes(purpose),
  );
  return purposes.map((purpose) => {
    const row = rows.find((candidate) => candidate.purpose === purpose);
    if (row === undefined) {
      const isWithdrawn = withdrawn.includes(purpose);
      return {
        purpose,
        state: isWithdrawn ? 'denied' : 'default',
        isGranted: !isWithdrawn && holdsByDefault(purpose, settings.analyticsDefault),
        textVersion: consentTextVersion,
        changedAt: null,
      };
    }
    return {
      purpose,
      state: row.isGranted ? 'granted' : 'denied',
      isGranted: row.isGranted,
      textVersion: row.textVersion,
      changedAt: row.changedAt.toISOString(),
    };
  });
}

/** Gives or withdraws consent for one purpose; both are recorded. A withdrawal while signed in also applies to the
 * browser after signing out. */
export async function setConsent(
  services: Services,
  onWithdrawal: readonly WithdrawalListener[],
  { body, caller, device, request, reply }: Context<typeof setContract>,
): Promise<Result<AnswerOf<typeof setContract>, Refusal>> {
  const { sql, now } = services;
  const owner = ownerOf(caller, device.id);
  const isOfAccount = accountPurposes.includes(body.purpose);
  if (isOfAccount && owner.userId === undefined) return err(needsAccount);
  const act = {
    purpose: body.purpose,
    isGranted: body.granted,
    textVersion: consentTextVersion,
    channel: request.headers.src === 'app' ? 'app' : 'web',
    changedAt: now(),
  } as const;
  await sql.begin(async (tx) => {
    await insertConsent(tx, owner, act);
    if (owner.userId === undefined || body.granted) return;
    if (!isOfAccount) await insertConsent(tx, { deviceId: device.id }, act, true);
    for (const erase of onWithdrawal) await erase(tx, owner.userId, body.purpose);
  });
  if (!isOfAccount) keepWithdrawn(request, reply, body, services.settings);
  return ok({ consents: await consentsOf(services, owner, withdrawnOf(request)) });
}

const needsAccount: Refusal = {
  code: 'request/bad-input',
  detail: 'This purpose needs an account.',
  errors: [{ path: 'body.purpose', message: 'Sign in to change this consent.' }],
};

/** Whether an account has given its consent for a purpose. */
export async function hasConsent(
  sql: Queryable,
  userId: string,
  purpose: ConsentPurpose,
): Promise<boolean> {
  const rows = await currentConsents(sql, { userId });
  return rows.some((row) => row.purpose === purpose && row.isGranted);
}

/** Records an account's act outside the consent page; false when it changes nothing. */
export async function noteConsent(
  tx: Queryable,
  userId: string,
  act: Pick<ConsentRow, 'purpose' | 'isGranted' | 'channel' | 'changedAt'>,
): Promise<boolean> {
  if ((await hasConsent(tx, userId, act.purpose)) === act.isGranted) return false;
  await insertConsent(tx, { userId }, { ...act, textVersion: consentTextVersion });
  return true;
}

/** The account while signed in, otherwise the browser. */
export function ownerOf(caller: Caller, deviceId: string): ConsentOwner {
  return caller.kind === 'user' ? { userId: caller.userId } : { deviceId };
}

/** Default before a choice. Marketing messages always need explicit consent. */
function holdsByDefault(purpose: ConsentPurpose, analyticsDefault: 'granted' | 'denied'): boolean {
  return purpose === 'analytics' && analyticsDefault === 'granted';
}
