import { type Payee, payoutEntries } from '@pahiya/domain/ledger/ledger';
import { type IstDate, isBefore, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { book } from '../../ledger/book.ts';

/** A payout to those who pass money on or charge us, or its return, as on the bank statement. */
export type Payout = {
  readonly direction: 'payout' | 'payout-returned';
  readonly to: Payee;
  readonly amount: Paise;
  /** UTR of the transfer; identifies the booking. */
  readonly reference: string;
  readonly paidOn: IstDate;
  readonly note: string;
  readonly operatorId: string;
};

/** Books a payout. Refuses a reference that is already booked, and a future date. */
export async function recordPayout(
  tx: Transaction,
  { now }: Pick<Services, 'now'>,
  { direction, to, amount, reference, paidOn, note, operatorId }: Payout,
): Promise<Result<{ booked: true }, Refusal>> {
  if (isBefore(istDateOf(now()), paidOn)) return err(futureDay);
  const compact = reference.replace(/\s/g, '').toUpperCase();
  const outcome = await book(tx, {
    key: `${direction}:${compact}`,
    kind: direction,
    at: new Date(`${paidOn}T00:00:00+05:30`),
    reference: compact,
    note,
    operatorId,
    entries: payoutEntries(direction, amount, to),
  });
  return outcome === 'booked' ? ok({ booked: true }) : err(alreadyBooked);
}

const futureDay: Refusal = {
  code: 'request/bad-input',
  detail: 'Some fields are not valid; see errors for details.',
  errors: [{ path: 'body.paidOn', message: 'The date cannot be in the future.' }],
};

const alreadyBooked: Refusal = {
  code: 'operator/already-booked',
  detail: 'A payout with this bank reference is already recorded.',
};
