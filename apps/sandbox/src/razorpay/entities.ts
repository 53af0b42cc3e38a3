import { randomInt } from 'node:crypto';

/** An order in the format of Razorpay's API. Amounts in paise, instants in Unix seconds. */
export type RazorpayOrder = {
  readonly id: string;
  readonly entity: 'order';
  readonly amount: number;
  readonly amount_paid: number;
  readonly amount_due: number;
  readonly currency: 'INR';
  readonly receipt: string | null;
  readonly offer_id: null;
  readonly status: 'created' | 'attempted' | 'paid';
  readonly attempts: number;
  readonly notes: Notes;
  readonly created_at: number;
};

/** Razorpay represents empty notes as an empty list. */
export type Notes = Readonly<Record<string, string>> | readonly never[];

export type RazorpayMethod = 'upi' | 'card' | 'netbanking';

export type RazorpayPayment = {
  readonly id: string;
  readonly entity: 'payment';
  readonly amount: number;
  readonly currency: 'INR';
  readonly status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  readonly order_id: string;
  readonly invoice_id: null;
  readonly international: false;
  readonly method: RazorpayMethod;
  readonly amount_refunded: number;
  readonly refund_status: null | 'partial' | 'full';
  readonly captured: boolean;
  readonly description: string | null;
  readonly card_id: string | null;
  readonly bank: string | null;
  readonly wallet: null;
  readonly vpa: string | null;
  readonly email: string | null;
  readonly contact: string | null;
  readonly notes: Notes;
  readonly fee: number | null;
  readonly tax: number | null;
  readonly error_code: string | null;
  readonly error_description: string | null;
  readonly error_source: string | null;
  readonly error_step: string | null;
  readonly error_reason: string | null;
  readonly acquirer_data: Readonly<Record<string, string | null>>;
  readonly created_at: number;
};

export type RazorpayRefund = {
  readonly id: string;
  readonly entity: 'refund';
  readonly amount: number;
  readonly currency: 'INR';
  readonly payment_id: string;
  readonly notes: Notes;
  readonly receipt: string | null;
  readonly acquirer_data: Readonly<Record<string, string | null>>;
  readonly created_at: number;
  readonly batch_id: null;
  readonly status: 'pending' | 'processed' | 'failed';
  readonly speed_processed: 'normal' | null;
  readonly speed_requested: 'normal' | 'optimum';
};

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id in Razorpay's format: the kind, then 14 letters and digits. */
export function razorpayId(kind: 'order' | 'pay' | 'rfnd' | 'card' | 'evt' | 'chk'): string {
  let id = `${kind}_`;
  for (let length = 0; length < 14; length++) id += ALPHABET[randomInt(ALPHABET.length)];
  return id;
}

/** Random digits, as in bank references. */
export function digits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join('');
}
