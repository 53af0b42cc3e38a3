import {
  buyQuote,
  policyDocument as documentContract,
} from '@pahiya/contracts/insurance/policy-contracts';
import { err, ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { FileAnswer } from '../../../http/answer.ts';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { orderNotFound } from '../../orders/refusals.ts';
import { readOwnOrder } from '../../own-orders/read-own-order.ts';
import { buyPolicy } from './buy-policy.ts';
import { issuerOf } from './issue-policy.ts';
import { insurerUnavailable } from './policy-refusals.ts';
import { selectOwnPolicy } from './policy-repository.ts';

const purchases: LimitRule = { name: 'insurance-buy', points: 20, perSeconds: 3_600 };
const documents: LimitRule = { name: 'insurance-document', points: 30, perSeconds: 600 };

/** Registers the calls about policies. */
export function registerPolicies(app: FastifyInstance, { services, serve }: ModuleTools): void {
  serve(
    app,
    buyQuote,
    async ({ params, body, caller, device }) => {
      const bought = await buyPolicy(services, { ...params, ...body, caller, device });
      return bought.ok ? readOwnOrder(services, bought.value, caller.userId) : bought;
    },
    {
      bodyLimitBytes: 4096,
      limits: ({ caller }) => [{ rule: purchases, key: caller.userId }],
    },
  );

  serve(
    app,
    documentContract,
    async ({ params, caller }) => {
      const own = { ...params, userId: caller.userId };
      const row = await selectOwnPolicy(services.sql, own);
      if (row === null || row.policyNumber === null) return err(orderNotFound);
      const document = await issuerOf(services, row)?.document(row.policyId);
      if (document === undefined || !document.ok) return err(insurerUnavailable);
      return ok(
        new FileAnswer({
          bytes: Buffer.from(document.value),
          contentType: 'application/pdf',
          fileName: 'insurance-policy.pdf',
        }),
      );
    },
    { limits: ({ caller }) => [{ rule: documents, key: caller.userId }] },
  );
}
