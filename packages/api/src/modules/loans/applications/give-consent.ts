import { randomUUID } from 'node:crypto';
import { loanConsentVersion } from '@pahiya/domain/loans/application-states';
import type { LoanPerson } from '@pahiya/domain/loans/ports';
import { maskMobile } from '@pahiya/domain/rc/mask';
import { addYears, istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { signInFirst } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { findUser } from '../../auth/find-user.ts';
import { updatePerson } from './application-repository.ts';
import { sealPerson } from './application-seal.ts';
import { insertConsent } from './lender-repository.ts';
import { lendersFor } from './lenders-for.ts';
import { sendFirstOtp } from './loan-otp.ts';
import { badField, consentChanged, lendersUnavailable } from './loan-refusals.ts';
import { lockOwn, move, type OwnApplication } from './open-application.ts';

/** Details and consents as given with one tap. */
export type ConsentGiven = {
  readonly person: Omit<LoanPerson, 'mobile'>;
  readonly lenderIds: readonly string[];
  readonly textVersion: string;
};

/** Records a consent for each chosen lender, with the check and the bureau that the page named, and has the lenders'
 * service send its OTP to the mobile of the account. Nothing but that mobile leaves here, and it goes to no lender.
 * Refuses `loan/*` of an application, `loan/consent-changed`, lenders that do not have this loan, and ages under 18. */
export async function giveConsent(
  services: Services,
  own: OwnApplication,
  { person, lenderIds, textVersion }: ConsentGiven,
): Promise<Result<undefined, Refusal>> {
  const { sql, loanDesk, settings, now } = services;
  if (loanDesk === null) return err(lendersUnavailable);
  if (textVersion !== loanConsentVersion) return err(consentChanged);
  const today = istDateOf(now());
  if (person.bornOn > addYears(today, -18) || person.bornOn < addYears(today, -100)) {
    return err(badField('person.bornOn', 'Loans are for people from 18 years on.'));
  }
  const user = await findUser(sql, own.userId);
  if (user === null) return err(signInFirst);
  const given = await sql.begin(async (tx): Promise<Result<undefined, Refusal>> => {
    const found = await lockOwn(tx, own, ['draft']);
    if (!found.ok) return found;
    const row = found.value;
    const chosen = lendersFor(loanDesk, row.kind).filter(({ profile }) =>
      lenderIds.includes(profile.id),
    );
    if (chosen.length < new Set(lenderIds).size) {
      return err(badField('lenderIds', 'Choose from the lenders of this loan.'));
    }
    const at = now();
    for (const { profile } of chosen) {
      await insertConsent(tx, {
        consentId: randomUUID(),
        applicationId: row.applicationId,
        lenderId: profile.id,
        lenderName: profile.name,
        purpose: 'offers',
        check: profile.offerCheck,
        bureau: profile.bureau,
        keptDays: profile.keptDays,
        textVersion,
        givenAt: at,
      });
    }
    const whole: LoanPerson = { ...person, mobile: user.mobile };
    await updatePerson(tx, row.applicationId, {
      person: sealPerson(settings, row.applicationId, whole),
      mobileMasked: maskMobile(user.mobile),
    });
    await move(tx, row, { to: 'consent', at });
    return ok(undefined);
  });
  if (!given.ok) return given;
  // The consent stands also when their service is down: the page then offers to send the OTP.
  await sendFirstOtp(services, own);
  return ok(undefined);
}
