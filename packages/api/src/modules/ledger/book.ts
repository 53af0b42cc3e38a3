import type {
  BankBooking,
  FirmPaymentBooking,
  LeadBooking,
  LedgerEntry,
  OrderBooking,
} from '@pahiya/domain/ledger/ledger';
import type { Queryable } from '../../db/database.ts';
import { insertTransaction } from './ledger-repository.ts';

type Booked = {
  /** Identifies what is booked, e.g. `capture:pay_…`; a key is booked once. */
  readonly key: string;
  readonly at: Date;
  /** Balanced, from the domain's builders. */
  readonly entries: readonly LedgerEntry[];
};

/** A transaction of an order, one of a partner firm, one on our bank account with the bank's reference, or one of a
 * firm on our bank account. */
export type Booking =
  | (Booked & { readonly kind: OrderBooking; readonly orderId: string })
  | (Booked & { readonly kind: LeadBooking; readonly firmId: string })
  | (Booked & {
      readonly kind: BankBooking;
      /** UTR of the transfer. */
      readonly reference: string;
      readonly note?: string;
      readonly operatorId?: string;
    })
  | (Booked & {
      readonly kind: FirmPaymentBooking;
      readonly firmId: string;
      /** UTR of the transfer. */
      readonly reference: string;
      readonly note?: string;
      readonly operatorId: string;
    });

/** Books a transaction once per key, within the database transaction of the change it belongs to; the commit fails if
 * the entries do not sum to 0. */
export async function book(tx: Queryable, booking: Booking): Promise<'booked' | 'already'> {
  const { key, kind, at, entries } = booking;
  const bank = 'reference' in booking ? booking : null;
  if (entries.length < 2) throw new RangeError('a ledger transaction without two sides');
  const isNew = await insertTransaction(tx, {
    key,
    kind,
    orderId: 'orderId' in booking ? booking.orderId : null,
    firmId: 'firmId' in booking ? booking.firmId : null,
    at,
    reference: bank?.reference ?? null,
    note: bank?.note ?? null,
    operatorId: bank?.operatorId ?? null,
    entries,
  });
  return isNew ? 'booked' : 'already';
}
