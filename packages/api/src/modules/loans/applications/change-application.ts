import { randomUUID } from 'node:crypto';
import type { InputOf } from '@pahiya/contracts/contract';
import type { changeLoanApplication as contract } from '@pahiya/contracts/loans/loan-contracts';
import { loanConsentVersion } from '@pahiya/domain/loans/application-states';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { wakeWorkers } from '../../../tasks/wake-workers.ts';
import { erasePerson, updateChosen } from './application-repository.ts';
import {
  insertConsent,
  selectAnswers,
  selectConsents,
  selectOffers,
  startAsking,
  withdrawConsents,
} from './lender-repository.ts';
import { consentChanged, lendersUnavailable, offerOver, wrongStep } from './loan-refusals.ts';
import { lockOwn, move, type OwnApplication } from './open-application.ts';

type Change = InputOf<typeof contract>['body'];
type Outcome = Result<undefined, Refusal>;

/** Does what a person decides about an application. Refuses `loan/*` of an application, `loan/offer-over` and
 * `loan/consent-changed`. */
export async function changeApplication(
  services: Services,
  own: OwnApplication,
  change: Change,
): Promise<Outcome> {
  const done = await services.sql.begin((tx) => {
    switch (change.act) {
      case 'choose':
        return choose(tx, services, own, change.offerId);
      case 'unchoose':
        return unchoose(tx, services, own);
      case 'hand-over':
        return handOver(tx, services, own, change);
      case 'ask-again':
        return askAgain(tx, services, own);
      case 'withdraw':
        return withdraw(tx, services, own);
    }
  });
  if (done.ok) wakeWorkers(services.sql);
  return done;
}

async function choose(
  tx: Transaction,
  { now }: Services,
  own: OwnApplication,
  offerId: string,
): Promise<Outcome> {
  const found = await lockOwn(tx, own, ['offers']);
  if (!found.ok) return found;
  const offers = await selectOffers(tx, own.applicationId);
  const offer = offers.find((one) => one.offerId === offerId);
  if (offer === undefined || offer.validUntil <= now()) return err(offerOver);
  await updateChosen(tx, own.applicationId, offerId);
  await move(tx, found.value, { to: 'chosen', at: now() });
  return ok(undefined);
}

async function unchoose(tx: Transaction, { now }: Services, own: OwnApplication): Promise<Outcome> {
  const found = await lockOwn(tx, own, ['chosen']);
  if (!found.ok) return found;
  await updateChosen(tx, own.applicationId, null);
  await move(tx, found.value, { to: 'offers', at: now() });
  return ok(undefined);
}

/** Records the consent for the application's own check, and has it handed over. The one for offers does not cover it. */
async function handOver(
  tx: Transaction,
  { loanDesk, now }: Services,
  own: OwnApplication,
  { offerId, textVersion }: Extract<Change, { act: 'hand-over' }>,
): Promise<Outcome> {
  const found = await lockOwn(tx, own, ['chosen']);
  if (!found.ok) return found;
  if (textVersion !== loanConsentVersion) return err(consentChanged);
  const { applicationId, chosenOffer } = found.value;
  const offers = await selectOffers(tx, applicationId);
  const offer = offers.find((one) => one.offerId === offerId);
  if (offer === undefined || offerId !== chosenOffer || offer.validUntil <= now()) {
    return err(offerOver);
  }
  const lender = loanDesk?.lenders.find(({ profile }) => profile.id === offer.lenderId);
  if (lender === undefined) return err(lendersUnavailable);
  const { applicationCheck, bureau, keptDays, name } = lender.profile;
  const at = now();
  await insertConsent(tx, {
    consentId: randomUUID(),
    applicationId,
    lenderId: offer.lenderId,
    lenderName: name,
    purpose: 'application',
    check: applicationCheck,
    bureau,
    keptDays,
    textVersion,
    givenAt: at,
  });
  await move(tx, found.value, { to: 'handed-over', at });
  await enqueueTask(tx, { kind: 'follow-loan', subject: applicationId, dueAt: at });
  return ok(undefined);
}

/** Asks the lenders that did not answer once more. */
async function askAgain(tx: Transaction, { now }: Services, own: OwnApplication): Promise<Outcome> {
  const { applicationId } = own;
  const found = await lockOwn(tx, own, ['otp-ok', 'offers']);
  if (!found.ok) return found;
  const failed = (await selectAnswers(tx, applicationId)).filter(({ state }) => state === 'failed');
  if (failed.length === 0) return err(wrongStep);
  await startAsking(tx, applicationId, failed);
  await enqueueTask(tx, { kind: 'ask-lenders', subject: applicationId, dueAt: now() });
  return ok(undefined);
}

/** Ends an application and takes all its consents back. Lenders that got something are told, until they have heard. */
async function withdraw(tx: Transaction, { now }: Services, own: OwnApplication): Promise<Outcome> {
  const found = await lockOwn(tx, own, [
    'draft',
    'consent',
    'otp-sent',
    'otp-ok',
    'offers',
    'chosen',
    'handed-over',
  ]);
  if (!found.ok) return found;
  await endApplication(tx, found.value, now());
  return ok(undefined);
}

/** The same for an application whose row is locked. */
export async function endApplication(
  tx: Transaction,
  row: Parameters<typeof move>[1],
  at: Date,
): Promise<void> {
  const { applicationId } = row;
  await move(tx, row, { to: 'withdrawn', at });
  await erasePerson(tx, applicationId);
  const told = await withdrawConsents(tx, applicationId, at);
  for (const lenderId of told) {
    const subject = withdrawalSubject(applicationId, lenderId);
    await enqueueTask(tx, { kind: 'withdraw-loan', subject, dueAt: at });
  }
}

/** Subject of the task that tells a lender: it outlives the application's row. */
export function withdrawalSubject(applicationId: string, lenderId: string): string {
  return `${applicationId}:${lenderId}`;
}

/** Whether a person gave this consent; for what is handed over. */
export async function applicationConsent(tx: Transaction | Services['sql'], applicationId: string) {
  const consents = await selectConsents(tx, applicationId);
  return consents.find(({ purpose }) => purpose === 'application') ?? null;
}
