import type { PaymentGateway } from '@pahiya/domain/payments/ports';
import { type Paise, paise } from '@pahiya/domain/shared/money';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import type { Result } from '@pahiya/domain/shared/result';
import { expect, test } from 'vitest';

/** Parameters of the return page after a payment. */
export type PaidInBrowser = {
  readonly gatewayPaymentId: string;
  readonly signature: string;
};

/** What the port's test suite needs from a gateway adapter. */
export type PaymentGatewaySubject = {
  readonly create: () => Promise<PaymentGateway>;
  /** An adapter with a key that the gateway rejects. */
  readonly createRefused: () => Promise<PaymentGateway>;
  /** Pays an order at the gateway as a user would; it is captured. */
  readonly pay: (gatewayOrderId: string) => Promise<PaidInBrowser>;
  /** Pays, and the bank declines. */
  readonly failToPay: (gatewayOrderId: string) => Promise<void>;
  /** Pays, authorised without capture. */
  readonly authorize: (gatewayOrderId: string) => Promise<string>;
};

const AMOUNT = paise(78_470);

/** Contract tests of every adapter of the PaymentGateway port.
 * @internal Tests only. */
export function paymentGatewaySuite(name: string, subject: PaymentGatewaySubject): void {
  const paidOrder = async (gateway: PaymentGateway, amount: Paise = AMOUNT) => {
    const { gatewayOrderId } = must(await gateway.createOrder({ amount, receipt: newReceipt() }));
    return { gatewayOrderId, ...(await subject.pay(gatewayOrderId)) };
  };

  test(`${name}: an order is found by our receipt, and only by it`, async () => {
    const gateway = await subject.create();
    const receipt = newReceipt();
    const made = must(await gateway.createOrder({ amount: AMOUNT, receipt }));
    expect(must(await gateway.findOrder(receipt))).toEqual(made);
    expect(must(await gateway.findOrder(newReceipt()))).toBeNull();
    expect(must(await gateway.paymentsOf(made.gatewayOrderId))).toEqual([]);
  });

  test(`${name}: a paid order has one captured payment of its whole amount`, async () => {
    const gateway = await subject.create();
    const { gatewayOrderId, gatewayPaymentId } = await paidOrder(gateway);
    const captured = {
      gatewayPaymentId,
      gatewayOrderId,
      status: 'captured',
      amount: AMOUNT,
      currency: 'INR',
      errorReason: null,
    };
    expect(must(await gateway.paymentsOf(gatewayOrderId))).toMatchObject([captured]);
    expect(must(await gateway.findPayment(gatewayPaymentId))).toMatchObject(captured);
  });

  test(`${name}: a failed attempt has a reason code, and the order can still be paid`, async () => {
    const gateway = await subject.create();
    const { gatewayOrderId } = must(
      await gateway.createOrder({ amount: AMOUNT, receipt: newReceipt() }),
    );
    await subject.failToPay(gatewayOrderId);
    const [failed] = must(await gateway.paymentsOf(gatewayOrderId));
    expect(failed?.status).toBe('failed');
    expect(failed?.errorReason).toMatch(/^[a-z_]+$/);
    await subject.pay(gatewayOrderId);
    const statuses = must(await gateway.paymentsOf(gatewayOrderId)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(['captured', 'failed']);
  });

  test(`${name}: a return is accepted only for the order it was signed for`, async () => {
    const gateway = await subject.create();
    const { gatewayOrderId, gatewayPaymentId, signature } = await paidOrder(gateway);
    const other = await paidOrder(gateway);
    const fields = { gatewayOrderId, gatewayPaymentId, signature };
    expect(gateway.isReturnSigned(fields)).toBe(true);
    expect(gateway.isReturnSigned({ ...fields, gatewayOrderId: other.gatewayOrderId })).toBe(false);
    expect(gateway.isReturnSigned({ ...fields, gatewayPaymentId: other.gatewayPaymentId })).toBe(
      false,
    );
    for (const wrong of ['', signature.slice(1), `${signature}00`, signature.toUpperCase()]) {
      expect(gateway.isReturnSigned({ ...fields, signature: wrong })).toBe(false);
    }
  });

  test(`${name}: an authorised payment is captured once, and a repeat returns the same`, async () => {
    const gateway = await subject.create();
    const { gatewayOrderId } = must(
      await gateway.createOrder({ amount: AMOUNT, receipt: newReceipt() }),
    );
    const id = await subject.authorize(gatewayOrderId);
    expect(must(await gateway.findPayment(id)).status).toBe('authorized');
    expect(must(await gateway.capture(id, AMOUNT)).status).toBe('captured');
    expect(must(await gateway.capture(id, AMOUNT)).status).toBe('captured');
  });

  test(`${name}: an authorised payment is not captured for another amount`, async () => {
    const gateway = await subject.create();
    const { gatewayOrderId } = must(
      await gateway.createOrder({ amount: AMOUNT, receipt: newReceipt() }),
    );
    const id = await subject.authorize(gatewayOrderId);
    expect(await gateway.capture(id, paise(AMOUNT - 100))).toMatchObject({
      ok: false,
      error: { kind: 'rejected', retryable: false },
    });
    expect(must(await gateway.findPayment(id)).status).toBe('authorized');
  });

  test(`${name}: requesting a refund twice refunds once, also concurrently`, async () => {
    const gateway = await subject.create();
    const { gatewayPaymentId } = await paidOrder(gateway);
    const receipt = newReceipt();
    const asked = { gatewayPaymentId, amount: paise(10_000), receipt };
    const answers = await Promise.all([gateway.refund(asked), gateway.refund(asked)]);
    const ids = answers.map((answer) => must(answer).gatewayRefundId);
    expect(new Set(ids).size).toBe(1);
    expect(must(await gateway.refundsOf(gatewayPaymentId))).toMatchObject([
      { gatewayPaymentId, amount: 10_000, receipt },
    ]);
  });

  test(`${name}: the same refund with another amount is refused`, async () => {
    const gateway = await subject.create();
    const { gatewayPaymentId } = await paidOrder(gateway);
    const asked = { gatewayPaymentId, amount: paise(10_000), receipt: newReceipt() };
    must(await gateway.refund(asked));
    expect(await gateway.refund({ ...asked, amount: paise(20_000) })).toMatchObject({
      ok: false,
      error: { kind: 'rejected' },
    });
    expect(must(await gateway.refundsOf(gatewayPaymentId))).toHaveLength(1);
  });

  test(`${name}: partial refunds add up to the payment and never exceed it`, async () => {
    const gateway = await subject.create();
    const { gatewayPaymentId } = await paidOrder(gateway);
    const refund = (amount: number) =>
      gateway.refund({ gatewayPaymentId, amount: paise(amount), receipt: newReceipt() });
    must(await refund(AMOUNT - 30_000));
    expect(await refund(30_100)).toMatchObject({ ok: false, error: { kind: 'rejected' } });
    must(await refund(30_000));
    expect(must(await gateway.findPayment(gatewayPaymentId)).status).toBe('refunded');
  });

  test(`${name}: all payments between two instants are found across pages`, async () => {
    const gateway = await subject.create();
    const from = new Date(Date.now() - 60_000);
    const paid = await Promise.all(Array.from({ length: 120 }, () => paidOrder(gateway)));
    const found = must(await gateway.paymentsBetween(from, new Date(Date.now() + 60_000)));
    const ids = new Set(found.map(({ gatewayPaymentId }) => gatewayPaymentId));
    expect(paid.filter(({ gatewayPaymentId }) => !ids.has(gatewayPaymentId))).toEqual([]);
    expect(found).toHaveLength(ids.size);
    const longAgo = new Date(from.getTime() - 86_400_000);
    expect(must(await gateway.paymentsBetween(longAgo, from))).toEqual([]);
  });

  test(`${name}: refused credentials are a failure without retries or details`, async () => {
    const gateway = await subject.createRefused();
    const answer = await gateway.createOrder({ amount: AMOUNT, receipt: newReceipt() });
    expect(answer).toMatchObject({ ok: false, error: { kind: 'rejected', retryable: false } });
  });

  test(`${name}: an invalid id is never sent to the gateway`, async () => {
    const gateway = await subject.create();
    for (const id of ['', '../orders', 'pay_1/refunds?x=', 'pay_00000000000000\n']) {
      expect(await gateway.findPayment(id)).toMatchObject({
        ok: false,
        error: { kind: 'rejected' },
      });
      expect(await gateway.paymentsOf(id)).toMatchObject({ ok: false });
    }
  });
}

let receipts = 0;

function newReceipt(): string {
  receipts += 1;
  return `suite-${process.pid}-${Date.now().toString(36)}-${receipts}`;
}

function must<Value>(answer: Result<Value, ProviderFailure>): Value {
  if (answer.ok) return answer.value;
  throw new Error(`${answer.error.kind}: ${answer.error.reason}`);
}
