import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { deskFirmMoney } from '@pahiya/contracts/partner-leads/payment-contracts';
import {
  deductedTaxOf,
  deductedTaxRuleOn,
  financialYearStart,
} from '@pahiya/domain/leads/lead-rules';
import { firmPaymentEntries, undoneEntries } from '@pahiya/domain/ledger/ledger';
import { type IstDate, isBefore, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Operator } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { book } from '../../ledger/book.ts';
import { readFirmBalance } from '../../ledger/firm-statement.ts';
import { performAct } from '../../operators/acts/perform-act.ts';
import { readColleagues } from '../../operators/colleagues.ts';
import { notAtDesk, wrongState } from '../../operators/refusals.ts';
import { findFirm } from '../../partner-firms/find-partner-firm.ts';
import {
  deductedSince,
  findFirmPayment,
  firmPayments,
  insertFirmPayment,
  updateUndone,
} from '../store/payment-repository.ts';

type By = { readonly operator: Operator; readonly requestId: string };
type Recorded = Result<{ readonly paymentId: string }, Refusal>;

const paymentsAtMost = 50;
const midnight = (day: IstDate) => new Date(`${day}T00:00:00+05:30`);

/** What a firm owes and paid, and what the rule of deducted tax gives for this financial year. */
export async function readFirmMoney(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  firmId: string,
): Promise<Result<AnswerOf<typeof deskFirmMoney>, Refusal>> {
  const at = now();
  const today = istDateOf(at);
  const from = financialYearStart(today);
  const firm = await findFirm(sql, firmId, at);
  if (firm === null) return err(notAtDesk);
  // What is booked in this very millisecond is in it too.
  const until = new Date(at.getTime() + 1);
  const [{ owed, charged }, deducted, rows, colleagues] = await Promise.all([
    readFirmBalance(sql, { firmId, since: midnight(from), until }),
    deductedSince(sql, firmId, from),
    firmPayments(sql, firmId, paymentsAtMost),
    readColleagues(sql),
  ]);
  const rule = deductedTaxRuleOn(today);
  return ok({
    firmId,
    name: firm.name,
    owedPaise: owed,
    year: { from, chargedPaise: charged, deductedPaise: deducted },
    rule: rule && {
      from: rule.from,
      basisPoints: rule.basisPoints,
      yearlyThresholdPaise: rule.yearlyThreshold,
      source: rule.source,
      givesPaise: deductedTaxOf(charged, rule),
    },
    payments: rows.map((row) => ({
      paymentId: row.paymentId,
      reference: row.reference,
      receivedPaise: row.received,
      tdsPaise: row.tds,
      paidOn: row.paidOn,
      by: colleagues.of(row.recordedBy)?.displayName ?? null,
      at: row.recordedAt.toISOString(),
      undone:
        row.undoneAt === null
          ? null
          : { at: row.undoneAt.toISOString(), note: row.undoneNote ?? '' },
    })),
  });
}

type Payment = {
  readonly received: Paise;
  readonly tds: Paise;
  readonly paidOn: IstDate;
  readonly reference: string;
};

/** Records a payment of a firm, once per bank reference: the same again is answered with the first, another with the
 * same reference is refused. One of a past month is an entry of today, since that month's statement is written. */
export function recordFirmPayment(
  services: Pick<Services, 'sql' | 'now'>,
  { operator, requestId }: By,
  { firmId, ...typed }: Payment & { readonly firmId: string },
): Promise<Recorded> {
  const reference = typed.reference.replace(/\s/g, '').toUpperCase();
  const acting = {
    operator,
    requestId,
    act: 'record-firm-payment',
    subject: firmId,
    note: reference,
  } as const;
  return performAct<{ readonly paymentId: string }>(services, acting, async (tx) => {
    const at = services.now();
    const today = istDateOf(at);
    const { received, tds, paidOn } = typed;
    const firm = await findFirm(tx, firmId, at);
    if (firm === null) return err(notAtDesk);
    if (isBefore(today, paidOn)) return err(wrong('paidOn', 'The date cannot be in the future.'));
    if (isBefore(paidOn, istDateOf(firm.createdAt))) {
      return err(wrong('paidOn', 'The firm was not a partner yet on this day.'));
    }
    if (tds > received) {
      return err(wrong('tdsPaise', 'The tax deducted cannot be more than what was received.'));
    }
    const payment = { paymentId: randomUUID(), firmId, reference, received, tds, paidOn };
    const { operatorId } = operator;
    if (!(await insertFirmPayment(tx, payment, { operatorId, at }))) {
      const known = await findFirmPayment(tx, reference);
      const isSame =
        known !== null &&
        known.firmId === firmId &&
        known.received === received &&
        known.tds === tds &&
        known.paidOn === paidOn;
      return isSame ? ok({ paymentId: known.paymentId }) : err(alreadyRecorded);
    }
    const isThisMonth = paidOn.slice(0, 7) === today.slice(0, 7);
    await book(tx, {
      key: `firm-payment:${payment.paymentId}`,
      kind: 'firm-payment',
      firmId,
      reference,
      operatorId,
      note: firm.name,
      at: isThisMonth ? midnight(paidOn) : at,
      entries: firmPaymentEntries(received, tds),
    });
    return ok({ paymentId: payment.paymentId });
  });
}

/** Undoes a recorded payment with an entry of today. Its reference can then be recorded again. */
export function undoFirmPayment(
  services: Pick<Services, 'sql' | 'now'>,
  { operator, requestId }: By,
  { firmId, paymentId, note }: Readonly<Record<'firmId' | 'paymentId' | 'note', string>>,
): Promise<Result<{ readonly isUndone: true }, Refusal>> {
  const acting = {
    operator,
    requestId,
    act: 'undo-firm-payment',
    subject: paymentId,
    note,
  } as const;
  return performAct<{ readonly isUndone: true }>(services, acting, async (tx) => {
    const at = services.now();
    const { operatorId } = operator;
    const undone = await updateUndone(tx, { firmId, paymentId }, { operatorId, at, note });
    if (undone === null) return err(notAtDesk);
    if (undone === 'already') return err(wrongState);
    await book(tx, {
      key: `firm-payment-undone:${paymentId}`,
      kind: 'firm-payment-undone',
      firmId,
      reference: undone.reference,
      operatorId,
      note,
      at,
      entries: undoneEntries(firmPaymentEntries(undone.received, undone.tds)),
    });
    return ok({ isUndone: true as const });
  });
}

const alreadyRecorded: Refusal = {
  code: 'operator/already-booked',
  detail: 'Another payment with this bank reference is already recorded.',
};

function wrong(field: 'paidOn' | 'tdsPaise', message: string): Refusal {
  return {
    code: 'request/bad-input',
    detail: 'Some fields are not valid; see errors for details.',
    errors: [{ path: `body.${field}`, message }],
  };
}
