import { randomUUID } from 'node:crypto';
import { consentCovers } from '@pahiya/domain/loans/application-states';
import type { Lender, LoanPerson } from '@pahiya/domain/loans/ports';
import type { Transaction } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { enqueueTasks } from '../../../tasks/enqueue-task.ts';
import type { TaskHandler } from '../../../tasks/task-kinds.ts';
import {
  type ApplicationRow,
  eraseOtp,
  erasePerson,
  lockApplication,
  selectApplication,
} from './application-repository.ts';
import { openPerson, openText } from './application-seal.ts';
import { withdrawalSubject } from './change-application.ts';
import {
  type ConsentRow,
  insertOffer,
  noteSent,
  selectAnswers,
  selectConsents,
  updateAnswer,
} from './lender-repository.ts';
import { move } from './open-application.ts';

type Asked = {
  readonly row: ApplicationRow;
  readonly person: LoanPerson;
  readonly proof: string;
};

/** Asks the lenders with a consent for offers, all at the same time: a slow one keeps no other waiting, and each answer
 * is stored as it comes. A lender that does not answer is marked as failed; the person may have it asked again. */
export const askLendersTask: TaskHandler = async (services, applicationId) => {
  const { sql, settings, loanDesk } = services;
  const row = await selectApplication(sql, applicationId);
  if (row === null || loanDesk === null) return 'done';
  if (row.state !== 'otp-ok' && row.state !== 'offers') return 'done';
  const person = openPerson(settings, row);
  const proof = openText(settings, 'proof', applicationId, row.otpProof);
  if (person === null || proof === null) return 'done';
  const [consents, answers] = await Promise.all([
    selectConsents(sql, applicationId),
    selectAnswers(sql, applicationId),
  ]);
  const waiting = new Set(
    answers.filter(({ state }) => state === 'waiting').map(({ lenderId }) => lenderId),
  );
  const asked = consents.filter(
    ({ purpose, lenderId }) => purpose === 'offers' && waiting.has(lenderId),
  );
  await Promise.all(
    asked.map((consent) => {
      const lender = loanDesk.lenders.find(({ profile }) => profile.id === consent.lenderId);
      return askOne(services, { row, person, proof }, { consent, lender });
    }),
  );
  const lenderIds = asked.map(({ lenderId }) => lenderId);
  await sql.begin((tx) => settle(tx, { applicationId, lenderIds }, services.now()));
  return 'done';
};

async function askOne(
  services: Services,
  { row, person, proof }: Asked,
  { consent, lender }: { readonly consent: ConsentRow; readonly lender: Lender | undefined },
): Promise<void> {
  const { sql, now } = services;
  const { applicationId } = row;
  const { lenderId } = consent;
  const fail = (reason: string) =>
    updateAnswer(sql, applicationId, { lenderId, state: 'failed', reason, answeredAt: now() });
  // What a consent names is what happens: a lender that looks in another way now is not asked.
  const isCovered = lender !== undefined && consentCovers(consent.check, lender.profile.offerCheck);
  if (!isCovered || !(await noteSent(sql, consent.consentId, now()))) {
    await fail('consent');
    return;
  }
  const { kind, amount, months, value, vehicleAge } = row;
  const answer = await lender.offers({
    requestId: applicationId,
    proof,
    consent: { ...consent, givenAt: consent.givenAt.toISOString() },
    person,
    ask: { kind, amount, months, value, vehicleAge },
  });
  if (!answer.ok) {
    await fail(answer.error.kind);
    return;
  }
  const told = answer.value;
  if (told.kind === 'unproved') {
    await fail('unproved');
    return;
  }
  const at = now();
  await sql.begin(async (tx) => {
    const isNew = await updateAnswer(tx, applicationId, {
      lenderId,
      state: told.kind,
      reason: told.kind === 'no-offer' ? told.reason : null,
      answeredAt: at,
    });
    if (!isNew || told.kind === 'no-offer') return;
    for (const offer of told.offers) {
      await insertOffer(tx, applicationId, {
        offerId: randomUUID(),
        lenderId,
        lenderName: consent.lenderName,
        offer,
        validUntil: new Date(offer.validUntil),
        receivedAt: at,
      });
    }
  });
}

/** Moves an application to what the answers make of it. While a lender failed and none made an offer, it stays where it
 * is: a failed lender is not one without an offer. Proofs that the lenders do not take any more lead back to the
 * OTP. */
async function settle(
  tx: Transaction,
  { applicationId, lenderIds }: { applicationId: string; lenderIds: readonly string[] },
  at: Date,
): Promise<void> {
  const row = await lockApplication(tx, applicationId);
  if (row === null || row.state === 'withdrawn') {
    // Taken back while they were asked: the word may have come to them before the question.
    const subjects = lenderIds.map((lenderId) => withdrawalSubject(applicationId, lenderId));
    await enqueueTasks(tx, 'withdraw-loan', { subjects, dueAt: at });
    return;
  }
  if (row.state !== 'otp-ok') return;
  const answers = await selectAnswers(tx, applicationId);
  const has = (state: string) => answers.some((one) => one.state === state);
  if (has('offers')) {
    await move(tx, row, { to: 'offers', at });
  } else if (answers.some(({ reason }) => reason === 'unproved')) {
    await eraseOtp(tx, applicationId);
    await move(tx, row, { to: 'consent', at });
  } else if (!has('waiting') && !has('failed')) {
    await move(tx, row, { to: 'no-offer', at });
    await erasePerson(tx, applicationId);
  }
}
