import {
  deskAssign,
  deskAssignMany,
  deskDecideReceipt,
  deskDecideRefund,
  deskDocument,
  deskFindOrders,
  deskGiveUp,
  deskOrder,
  deskQueue,
  deskReceipt,
  deskReceiptFile,
  deskReviewDocument,
} from '@pahiya/contracts/operators/desk-contracts';
import {
  deskDifferences,
  deskHealth,
  deskMoney,
  deskPayout,
  deskResolveDifference,
  deskRetryTask,
} from '@pahiya/contracts/operators/watch-contracts';
import { paise } from '@pahiya/domain/shared/money';
import { describe, expect, test } from 'vitest';
import { createTestBrowser } from '../../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../../test/desk.ts';
import { nobody, useWorkingDesk } from '../../../../test/working-desk.ts';

const at = useWorkingDesk();

describe('the desk is closed', () => {
  const everything = [
    deskQueue,
    deskFindOrders,
    deskAssignMany,
    deskReceiptFile,
    deskDecideReceipt,
    deskOrder,
    deskAssign,
    deskDocument,
    deskReviewDocument,
    deskReceipt,
    deskGiveUp,
    deskDecideRefund,
    deskMoney,
    deskPayout,
    deskDifferences,
    deskResolveDifference,
    deskHealth,
    deskRetryTask,
  ] as const;
  const bodies = new Map<unknown, object>([
    [deskAssign, { to: 'me' }],
    [deskReviewDocument, { verdict: 'accepted' }],
    [
      deskReceipt,
      {
        receiptNumber: 'R-100',
        paidOn: '2026-11-21',
        amount: paise(100),
        contentBase64: 'AAAA',
      },
    ],
    [deskFindOrders, { text: 'PC-0000' }],
    [deskAssignMany, { itemIds: [nobody], to: 'me' }],
    [deskDecideReceipt, { verdict: 'withdraw' }],
    [
      deskPayout,
      {
        direction: 'payout',
        amount: 100,
        reference: 'N32426112345',
        paidOn: '2026-11-21',
        note: 'Partner',
      },
    ],
    [deskGiveUp, { orderChallanIds: [nobody], reason: 'failed' }],
    [deskDecideRefund, { verdict: 'approve' }],
    [deskResolveDifference, { note: 'because' }],
  ]);
  const inputOf = (contract: (typeof everything)[number]) => ({
    params: {
      orderId: nobody,
      orderChallanId: nobody,
      documentId: nobody,
      refundId: nobody,
      differenceId: '1',
      taskId: '1',
    },
    ...(bodies.has(contract) ? { body: bodies.get(contract) } : {}),
  });

  test('to visitors, customers and other roles, which is recorded', async () => {
    const editor = (await signInAtDesk(at.api, 'editor', ['editor'])).browser;
    for (const contract of everything) {
      const input = inputOf(contract);
      const visitor = await createTestBrowser(at.api).call(contract, input);
      expect(visitor.problem.code).toBe('auth/required');
      expect((await at.person.browser.call(contract, input)).problem.code).toBe('auth/required');
      expect((await editor.call(contract, input)).problem.code).toBe('operator/wrong-role');
    }
    const written = await at.sql`
      select subject from operator_acts where act = 'call' and outcome = 'operator/wrong-role'`;
    expect(written).toHaveLength(everything.length);
  });

  test('until the initial password is changed', async () => {
    await at.sql`update operators set is_first_password = true where id = ${at.ashaId}`;
    for (const contract of everything) {
      const answer = await at.asha.call(contract, inputOf(contract));
      expect(answer.problem.code).toBe('operator/password-first');
    }
  });

  test('to other sites, for every call that changes data', async () => {
    const headers = { 'sec-fetch-site': 'same-site', origin: 'https://blog.pahiya.example' };
    for (const contract of everything) {
      if (contract.call.method === 'GET') continue;
      const answer = await at.asha.call(contract, { ...inputOf(contract), headers });
      expect(answer.problem.code).toBe('request/cross-site');
    }
  });
});
