import { consentCovers } from '@pahiya/domain/loans/application-states';
import type { LoanReport } from '@pahiya/domain/loans/ports';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Services } from '../../../services.ts';
import type { TaskHandler } from '../../../tasks/task-kinds.ts';
import { enqueueNotice } from '../../notices/enqueue-notice.ts';
import {
  type ApplicationRow,
  erasePerson,
  lockApplication,
  selectApplication,
  updateOutcome,
} from './application-repository.ts';
import { openPerson } from './application-seal.ts';
import { applicationConsent } from './change-application.ts';
import { noteSent, selectOffers } from './lender-repository.ts';
import { loanNotice } from './loan-notice.ts';
import { move } from './open-application.ts';

const minuteMs = 60_000;

/** Hands an application over to the chosen lender, once, and asks for its status until it is decided: often at first,
 * later each hour; the person is notified then. A failure leaves the outcome unknown, so the next run asks before it sends again. */
export const followLoanTask: TaskHandler = async (services, applicationId) => {
  const row = await selectApplication(services.sql, applicationId);
  if (row?.state !== 'handed-over') return 'done';
  const report = await reportOf(services, row);
  if (!report.ok) return { failed: `lender-${report.error.kind}` };
  await apply(services, row, report.value);
  if (report.value.state !== 'received') return 'done';
  const now = services.now().getTime();
  const ageMs = now - row.changedAt.getTime();
  return { again: new Date(now + (ageMs < 60 * minuteMs ? minuteMs : 60 * minuteMs)) };
};

async function reportOf(
  services: Services,
  row: ApplicationRow,
): Promise<Result<LoanReport, ProviderFailure>> {
  const { sql, loanDesk, settings, now } = services;
  const { applicationId } = row;
  const offers = await selectOffers(sql, applicationId);
  const offer = offers.find(({ offerId }) => offerId === row.chosenOffer);
  const lender = loanDesk?.lenders.find(({ profile }) => profile.id === offer?.lenderId);
  if (offer === undefined || lender === undefined) return err(notConfigured);
  const known = await lender.report(applicationId);
  if (!known.ok || known.value.state !== 'unknown') return known;
  const person = openPerson(settings, row);
  const consent = await applicationConsent(sql, applicationId);
  const mayGo =
    person !== null &&
    consent !== null &&
    consentCovers(consent.check, lender.profile.applicationCheck) &&
    (await noteSent(sql, consent.consentId, now()));
  if (!mayGo) return ok({ state: 'declined', at: now().toISOString(), reason: 'CONSENT' });
  const sent = await lender.apply({
    requestId: applicationId,
    offerRef: offer.offer.offerRef,
    consent: { ...consent, givenAt: consent.givenAt.toISOString() },
    person,
  });
  // A refusal of this application alone is its end; of us, or no answer, is not.
  return !sent.ok && sent.error.isOfOneQuestion
    ? ok({ state: 'declined', at: now().toISOString(), reason: 'REFUSED' })
    : sent;
}

async function apply(
  { sql, now }: Services,
  { applicationId }: ApplicationRow,
  report: LoanReport,
): Promise<void> {
  await sql.begin(async (tx) => {
    const row = await lockApplication(tx, applicationId);
    // Withdrawn meanwhile: the lender is told by its own task.
    if (row?.state !== 'handed-over' || report.state === 'unknown') return;
    const until = report.state === 'sanctioned' ? report.coolingOffUntil : null;
    await updateOutcome(tx, applicationId, {
      lenderRef: 'lenderRef' in report ? report.lenderRef : null,
      reason: report.state === 'declined' ? report.reason : null,
      coolingOffUntil: until === null ? null : new Date(until),
    });
    if (report.state === 'received') return;
    await move(tx, row, { to: report.state, at: now() });
    await erasePerson(tx, applicationId);
    await enqueueNotice(
      tx,
      { now },
      {
        userId: row.userId,
        subjectKind: loanNotice,
        subjectId: applicationId,
        channels: ['sms', 'email'],
        dedupeKey: report.state,
        messageClass: 'service',
        facts: {},
      },
    );
  });
}

/** The lender is no longer configured here: it may be again. */
const notConfigured: ProviderFailure = {
  provider: 'lender',
  kind: 'unavailable',
  reason: 'the lender is not configured',
  retryable: true,
};
