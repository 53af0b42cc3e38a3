import {
  orderReceipt,
  verifyReceipt as verifyContract,
} from '@pahiya/contracts/receipts/receipt-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { FileAnswer } from '../../http/answer.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { makeReceipt } from './make-receipt.ts';
import { receiptsMade } from './receipt-limits.ts';
import { verifyReceipt } from './verify-receipt.ts';

/** Registers the receipts of orders of every kind. */
export function registerReceipts(app: FastifyInstance, { services, serve }: ModuleTools): void {
  serve(
    app,
    orderReceipt,
    async ({ params, query, caller }) => {
      const receipt = await makeReceipt(services, { ...params, ...query, userId: caller.userId });
      return receipt.ok ? ok(new FileAnswer(receipt.value)) : receipt;
    },
    { limits: ({ caller }) => [{ rule: receiptsMade, key: caller.userId }] },
  );

  serve(app, verifyContract, ({ params, query }) =>
    verifyReceipt(services, { code: params.code, language: query.language }),
  );
}
