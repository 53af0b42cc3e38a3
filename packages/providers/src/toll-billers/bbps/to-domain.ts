import type { Biller, BillerFetch, BillerReport, BillerTag } from '@pahiya/domain/fastag/ports';
import { maskOwnerName } from '@pahiya/domain/rc/mask';
import { type Paise, rupees } from '@pahiya/domain/shared/money';
import { readText } from '../../challan-sources/read-texts.ts';
import type { BillerRecord, BillRecord, FetchAnswer, PaymentRecord } from './wire.ts';

/** Maps a biller. */
export function toBiller(record: BillerRecord): Biller {
  return {
    billerId: record.biller_id,
    name: record.name,
    bankId: record.issuer_iin ?? null,
    state: record.status === 'ACTIVE' ? 'open' : 'left',
    parameters: record.customer_params.map((parameter) => ({
      name: parameter.name,
      pattern: parameter.regex ?? null,
      minLength: parameter.min_length,
      maxLength: parameter.max_length,
      isRequired: !parameter.optional,
    })),
    minAmount: record.min_amount,
    maxAmount: record.max_amount,
  };
}

/** Maps a final answer of a fetch. Null for a bill with impossible bounds. */
export function toFetch(answer: Exclude<FetchAnswer, { status: 'PENDING' }>): BillerFetch | null {
  if (answer.status === 'SUCCESS') {
    const { bill } = answer;
    if (bill.min_amount <= 0) return null;
    return { kind: 'found', tag: toTag(bill) };
  }
  switch (answer.error.code) {
    case 'NO_TAG':
      return { kind: 'no-tag' };
    case 'TAG_CLOSED':
      return { kind: 'closed' };
    case 'BILLER_WITHDRAWN':
      return { kind: 'left' };
    case 'BILLER_DOWN':
      return { kind: 'biller-down' };
    default:
      return { kind: 'refused', parameter: answer.error.param ?? null };
  }
}

/** A maximum below the minimum is legal: the wallet has no room for a recharge. */
function toTag(bill: BillRecord): BillerTag {
  const info = new Map(bill.additional_info.map(({ name, value }) => [name.toLowerCase(), value]));
  const read = (name: string) => readText(info.get(name));
  const customer = readText(bill.customer_name);
  return {
    fetchRef: bill.bill_fetch_id,
    maskedName: customer === null ? null : maskOwnerName(customer),
    vehicleNumber:
      read('vehicle number')
        ?.replace(/[^A-Za-z0-9]/g, '')
        .toUpperCase() ?? null,
    vehicleClassText: read('vehicle class'),
    maker: read('maker'),
    model: read('model'),
    balance: balanceOf(read('wallet balance')),
    tagStatus: read('tag status'),
    minAmount: bill.min_amount,
    maxAmount: bill.max_amount,
    kyc: kycOf(read('kyc')),
  };
}

/** Rupees as text, which zero and a debt may be too: `212.50`, `0.00`, `-15.00`. */
function balanceOf(text: string | null): Paise | null {
  const plain = text?.replaceAll(',', '') ?? '';
  return /^-?\d{1,8}(\.\d{1,2})?$/.test(plain) ? rupees(Number(plain)) : null;
}

function kycOf(text: string | null): 'small' | 'full' | null {
  if (text === null) return null;
  if (/^(min|small)/i.test(text)) return 'small';
  return /^full/i.test(text) ? 'full' : null;
}

/** Maps a payment. An unknown retry class is the careful one. */
export function toPaymentReport(payment: PaymentRecord): BillerReport {
  switch (payment.status) {
    case 'SUCCESS':
      return { state: 'done', reference: payment.txn_ref, doneAt: payment.completed_at };
    case 'FAILED':
      return {
        state: 'failed',
        retry: RETRY_CLASSES[payment.retry_class] ?? 'non-retriable',
        reason: reasonOf(payment.reason),
      };
    default:
      return { state: 'in-process' };
  }
}

const RETRY_CLASSES: Readonly<
  Record<string, 'retriable' | 'non-retriable' | 'conditional' | undefined>
> = {
  RETRIABLE: 'retriable',
  NON_RETRIABLE: 'non-retriable',
  CONDITIONAL: 'conditional',
};

/** Only codes pass: free text of a biller could contain names. */
function reasonOf(code: string): string {
  return /^[a-z0-9_]{1,60}$/.test(code) ? code : 'other';
}
