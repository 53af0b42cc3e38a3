import { randomUUID } from 'node:crypto';
import {
  fastagBuyOrder,
  fastagCheckUser,
  fastagIssuePerson,
  fastagIssueUpload,
  fastagVerifyOtp,
} from '@pahiya/contracts/fastag/issue-contracts';
import { rechargeTag } from '@pahiya/contracts/fastag/recharge-contracts';
import {
  deskActOnOrder,
  deskAssign,
  deskDecideRefund,
  deskOrder,
  deskQueue,
} from '@pahiya/contracts/operators/desk-contracts';
import { fetchOrder, payOrder } from '@pahiya/contracts/orders/order-contracts';
import { serviceHistoryCheckout } from '@pahiya/contracts/service-history/service-history-contracts';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { ok } from '@pahiya/domain/shared/result';
import sharp from 'sharp';
import { afterEach, beforeEach, expect } from 'vitest';
import { applyGatewayPayment } from '../src/modules/payments/apply-gateway-payment.ts';
import type { TestBrowser } from './contract-browser.ts';
import { signInAtDesk } from './desk.ts';
import { emptyTables } from './empty-tables.ts';
import { useOrderDesk } from './order-desk.ts';
import { found } from './rc-fixtures.ts';
import { exampleTag, ISSUER_OTP } from './scripted-fastag.ts';
import { staleWork } from './stale-work.ts';

const start = new Date('2026-11-21T04:44:00Z');
const vehicleNumber = 'MH12DE1433';

type Placed = { readonly orderId: string; readonly quoteId: string };

/** Orders of one item that a person pays, and two operators who act on them. */
export function useItemOrders() {
  const tests = useOrderDesk();
  let asha: TestBrowser;
  let ravi: TestBrowser;

  beforeEach(async () => {
    await emptyTables(tests.sql, [
      'fastag_recharges',
      'operators',
      'operator_acts',
      'service_history_previews',
      'reconciliation_differences',
    ]);
    tests.api.registry.answer = async (number) => ok(found(number));
    tests.api.fastag.tagDirectory.answer = async () => ok([exampleTag]);
    tests.api.histories.nextPreview = ok({
      kind: 'some',
      visits: 4,
      newestOn: '2023-08-20' as IstDate,
    });
    tests.api.histories.nextStatus = ok({ state: 'working' });
    asha = (await signInAtDesk(tests.api, 'asha')).browser;
    ravi = (await signInAtDesk(tests.api, 'ravi')).browser;
  });
  afterEach(async () => {
    expect(await staleWork(tests.sql)).toEqual([]);
  });

  const send = (call: Parameters<TestBrowser['call']>[0], body: object) =>
    tests.desk.browser.call(call, { body, headers: { 'idempotency-key': randomUUID() } });

  async function pay({ orderId, quoteId }: Placed): Promise<string> {
    const { data } = await tests.desk.browser.call(payOrder, { body: { orderId, quoteId } });
    const paid = tests.api.gateway.pay(String(data.checkout.fields.order_id));
    await applyGatewayPayment(tests.api.services, paid);
    return orderId;
  }

  return {
    tests,
    /** A paid recharge that no worker has seen. */
    recharge: async () =>
      pay(
        (
          await send(rechargeTag, {
            vehicleNumber,
            billerId: 'SURAJ0000NAT01',
            amount: 50_000,
            isConfirmed: true,
          })
        ).data as Placed,
      ),
    /** A paid tag that no worker has seen. */
    tag: async () => {
      tests.api.fastag.tagDirectory.answer = async () => ok([]);
      const begun = await send(fastagCheckUser, { vehicleNumber });
      const { issueId } = (begun.data as { issue: { issueId: string } }).issue;
      await send(fastagVerifyOtp, { issueId, otp: ISSUER_OTP });
      await send(fastagIssuePerson, { issueId, ...person });
      for (const picture of ['rc-front', 'vehicle-front']) {
        await send(fastagIssueUpload, { issueId, picture, contentBase64: await photo });
      }
      const placed = await send(fastagBuyOrder, { issueId, expectedTotal: 50_000, address });
      return pay((placed.data as { order: Placed }).order);
    },
    /** A paid report that no worker has seen. */
    report: async () => {
      const body = { vehicleNumber, purpose: 'buying', expectedTotal: 29_382 };
      return pay(((await send(serviceHistoryCheckout, body)).data as { order: Placed }).order);
    },
    /** Runs due work as if it were so much later. */
    later: async (milliseconds: number) => {
      tests.api.setNow(new Date(start.getTime() + milliseconds));
      await tests.sql`update tasks set due_at = ${start} where kind in
        ('pay-recharge', 'follow-recharge', 'issue-tag', 'follow-tag', 'ask-service-report')`;
      await tests.desk.work();
    },
    act: (orderId: string, act: string, by: 'asha' | 'ravi' = 'asha', note = '') =>
      (by === 'asha' ? asha : ravi).call(deskActOnOrder, {
        params: { orderId },
        body: { act, note },
      }),
    /** Sessions at the desk end within a day: another operator signs in, and has it from then on. */
    signInAs: async (name: string) => {
      asha = (await signInAtDesk(tests.api, name)).browser;
    },
    /** The desk's part of the queue. */
    queue: async (query: Record<string, string> = {}) =>
      (await asha.call(deskQueue, { query })).data,
    assign: (itemId: string) => asha.call(deskAssign, { params: { itemId }, body: { to: 'me' } }),
    open: async (orderId: string) =>
      (await asha.call(deskOrder, { params: { orderId } })).data.order,
    decide: (refundId: string, verdict: 'approve' | 'decline') =>
      ravi.call(deskDecideRefund, { params: { refundId }, body: { verdict, note: 'looked at' } }),
    own: async (orderId: string) =>
      (await tests.desk.browser.call(fetchOrder, { params: { id: orderId } })).data.order,
    /** Every refund needs a second operator. */
    approveAll: () => Object.assign(tests.api.services.settings.orders, { operatorRefundLimit: 1 }),
    acts: async () =>
      (
        await tests.sql<{ act: string; outcome: string }[]>`
          select act, outcome from operator_acts
          where act not in ('sign-in', 'change-password', 'create-operator', 'open-order')
          order by id`
      ).map(({ act, outcome }) => `${act}: ${outcome}`),
    refunds: () =>
      tests.sql<{ amount: number; state: string }[]>`
        select amount_paise as amount, state from refunds order by requested_at, id`,
    differences: () =>
      tests.sql<{ kind: string; subject: string }[]>`
        select kind, subject from reconciliation_differences`,
  };
}

const photo = sharp({ create: { width: 40, height: 20, channels: 3, background: '#ffcc00' } })
  .jpeg()
  .toBuffer()
  .then((bytes) => bytes.toString('base64'));

const person = {
  name: 'Asha Verma',
  dateOfBirth: '1990-05-14',
  idKind: 'pan',
  idNumber: 'ABCDE1234F',
  identifierEnd: '34567',
} as const;
const address = {
  name: 'Asha Verma',
  line: '12 Park Street',
  city: 'New Delhi',
  stateCode: 'DL',
  pinCode: '110001',
};
