import { randomUUID } from 'node:crypto';
import { saleEntries } from '@pahiya/domain/ledger/ledger';
import { isBefore, istDateOf, parseIstDate } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Operator } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { book } from '../../ledger/book.ts';
import { performAct } from '../../operators/acts/perform-act.ts';
import {
  type AcceptanceRow,
  findAcceptance,
  findSalePayments,
  insertSalePayment,
  type SalePaymentKind,
  type SalePaymentRow,
} from '../store/acceptance-repository.ts';
import { applySaleEvent, noSale, wrongSaleState } from '../store/move-sale.ts';
import { lockSaleRow, type SaleRow } from '../store/sale-repository.ts';
import { refreshSaleWork } from '../store/sale-work.ts';

type Acting = {
  readonly saleId: string;
  readonly operator: Operator;
  readonly requestId: string;
};

/** What is to be received or paid now. The dealer pays before the handover, everybody else is paid after it; money of a
 * sale that was called off goes back whole. */
export function dueOf(
  { state }: Pick<SaleRow, 'state'>,
  accepted: AcceptanceRow,
  payments: readonly SalePaymentRow[],
): readonly { readonly kind: SalePaymentKind; readonly amount: Paise }[] {
  const isPaid = (kind: SalePaymentKind) => payments.some((one) => one.kind === kind);
  if (state === 'accepted') return [{ kind: 'dealer', amount: accepted.bid }];
  if (state === 'called-off') {
    const isDue = isPaid('dealer') && !isPaid('dealer-refund');
    return isDue ? [{ kind: 'dealer-refund', amount: accepted.bid }] : [];
  }
  if (state !== 'handed-over' && state !== 'paid' && state !== 'transferred') return [];
  const owed = [
    { kind: 'seller', amount: accepted.net },
    { kind: 'lender', amount: accepted.loan },
    { kind: 'challans', amount: accepted.challans },
  ] as const;
  return owed.filter(({ kind, amount }) => amount > 0 && !isPaid(kind));
}

/** Records a payment that is due, and books it. The dealer's money makes the sale funded, the seller's makes it paid.
 * Refuses `operator/amount-differs`, and a bank reference that is known. */
export function recordSalePayment(
  services: Services,
  {
    saleId,
    operator,
    requestId,
    kind,
    amountPaise,
    reference: typed,
    paidOn: typedDay,
  }: Acting & {
    readonly kind: SalePaymentKind;
    readonly amountPaise: number;
    readonly reference: string;
    readonly paidOn: string;
  },
): Promise<Result<{ readonly state: string }, Refusal>> {
  const now = services.now();
  const reference = typed.replace(/\s/g, '').toUpperCase();
  const act = { operator, requestId, act: 'record-sale-payment', subject: saleId } as const;
  return performAct(services, { ...act, note: `${kind} ${reference}` }, async (tx) => {
    const paidOn = parseIstDate(typedDay);
    if (paidOn === null || isBefore(istDateOf(now), paidOn)) return err(futureDay);
    const sale = await lockSaleRow(tx, saleId);
    const accepted = await findAcceptance(tx, saleId);
    if (sale === null || accepted === null) return err(noSale);
    const due = dueOf(sale, accepted, await findSalePayments(tx, saleId)).find(
      (one) => one.kind === kind,
    );
    if (due === undefined) return err(wrongSaleState);
    if (due.amount !== amountPaise) return err(amountDiffers);
    const fees = { charge: accepted.charge, gst: accepted.gst };
    const outcome = await book(tx, {
      key: `sale-payment:${reference}`,
      kind: 'sale-payment',
      at: new Date(`${paidOn}T00:00:00+05:30`),
      reference,
      note: `sale ${saleId}`,
      operatorId: operator.operatorId,
      entries: saleEntries(
        kind === 'dealer' || kind === 'seller' ? kind : 'other',
        due.amount,
        fees,
      ),
    });
    if (outcome !== 'booked') return err(alreadyBooked);
    await insertSalePayment(tx, {
      id: randomUUID(),
      saleId,
      kind,
      amount: due.amount,
      reference,
      paidOn,
      operatorId: operator.operatorId,
      at: now,
    });
    await refreshSaleWork(tx, saleId);
    return moveOn(tx, sale, kind, now);
  });
}

async function moveOn(
  tx: Transaction,
  sale: SaleRow,
  kind: SalePaymentKind,
  at: Date,
): Promise<Result<{ readonly state: string }, Refusal>> {
  const event = kind === 'dealer' ? 'fund' : kind === 'seller' ? 'pay' : null;
  if (event === null) return ok({ state: sale.state });
  const moved = await applySaleEvent(tx, sale, event, at);
  return moved.ok ? ok({ state: moved.value }) : moved;
}

/** Calls a sale off before the handover. */
export function callOffSale(
  services: Services,
  { saleId, operator, requestId, note }: Acting & { readonly note: string },
): Promise<Result<{ readonly state: 'called-off' }, Refusal>> {
  const act = { operator, requestId, act: 'call-off-sale', subject: saleId, note } as const;
  return performAct(services, act, async (tx) => {
    const sale = await lockSaleRow(tx, saleId);
    if (sale === null) return err(noSale);
    const moved = await applySaleEvent(tx, sale, 'call-off', services.now());
    return moved.ok ? ok({ state: 'called-off' }) : moved;
  });
}

const futureDay: Refusal = {
  code: 'request/bad-input',
  detail: 'Some fields are not valid.',
  errors: [{ path: 'body.paidOn', message: 'The date cannot be in the future.' }],
};

const amountDiffers: Refusal = {
  code: 'operator/amount-differs',
  detail: 'The amount is not the one that is due.',
};

const alreadyBooked: Refusal = {
  code: 'operator/already-booked',
  detail: 'A payment with this bank reference is already recorded.',
};
