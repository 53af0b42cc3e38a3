import { randomUUID } from 'node:crypto';
import type { LoanAsk } from '@pahiya/domain/loans/ports';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { insertApplication } from './application-repository.ts';
import { lendersFor } from './lenders-for.ts';
import { badField, lendersUnavailable } from './loan-refusals.ts';

/** Starts an application as a draft: nothing is sent to anybody. Returns its id. Refuses a loan above the value of the
 * vehicle that it is for, and `loan/lenders-unavailable` where no lender has this kind of loan. */
export async function startApplication(
  { sql, now, loanDesk }: Services,
  userId: string,
  ask: LoanAsk,
): Promise<Result<string, Refusal>> {
  if (loanDesk === null || lendersFor(loanDesk, ask.kind).length === 0) {
    return err(lendersUnavailable);
  }
  if (ask.kind !== 'personal' && ask.value === null) {
    return err(badField('value', 'Enter the price or value of the vehicle.'));
  }
  if (ask.value !== null && ask.amount > ask.value) {
    return err(badField('amount', 'The loan is more than the vehicle is worth.'));
  }
  const applicationId = randomUUID();
  const isSandbox = loanDesk.otp.sandbox;
  await sql.begin((tx) =>
    insertApplication(tx, { ...ask, applicationId, userId, isSandbox, at: now() }),
  );
  return ok(applicationId);
}
