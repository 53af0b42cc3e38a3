import {
  correctBonus as correctContract,
  readBonusCheck,
} from '@pahiya/contracts/insurance/bonus-contracts';
import {
  cancelPolicy as cancelContract,
  readCancellation as readContract,
} from '@pahiya/contracts/insurance/cancel-contracts';
import {
  addPolicyNumber,
  buyQuote,
  policyDocument as documentContract,
} from '@pahiya/contracts/insurance/policy-contracts';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { FileAnswer } from '../../../http/answer.ts';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { findOrder } from '../../orders/find-order.ts';
import { orderNotFound } from '../../orders/refusals.ts';
import { readOwnOrder } from '../../own-orders/read-own-order.ts';
import { motorTables } from '../tariff/motor-tables.ts';
import { addNumber } from './add-number.ts';
import { buyPolicy } from './buy-policy.ts';
import { cancelPolicy } from './cancel-policy.ts';
import { correctBonus, readBonus } from './correct-bonus.ts';
import { issuerOf } from './issue-policy.ts';
import { offerCancellation } from './offer-cancellation.ts';
import { insurerUnavailable } from './policy-refusals.ts';
import { selectOwnPolicy } from './policy-repository.ts';

const purchases: LimitRule = { name: 'insurance-buy', points: 20, perSeconds: 3_600 };
const cancellations: LimitRule = { name: 'insurance-cancel', points: 20, perSeconds: 3_600 };
const numbers: LimitRule = { name: 'insurance-number', points: 20, perSeconds: 3_600 };
const corrections: LimitRule = { name: 'insurance-bonus', points: 20, perSeconds: 3_600 };
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
    readContract,
    async ({ params, query, caller }) => {
      const row = await selectOwnPolicy(services.sql, { ...params, userId: caller.userId });
      const order = row === null ? null : await findOrder(services.sql, params.orderId);
      if (row === null || order === null || row.policyNumber === null) return err(orderNotFound);
      const said = { hadClaim: query.claim === 'yes', ground: query.ground ?? null };
      const today = istDateOf(services.now());
      const offer = offerCancellation(row, said, {
        ...{ total: order.total, today },
        tables: await motorTables(services),
      });
      return ok({
        ...{ insurer: row.insurerName, helpline: row.helpline, policyNumber: row.policyNumber },
        ...{ cover: row.cover, endsOn: row.endsOn, paid: order.total, offer },
        asksClaim: (row.ownDamage ?? 0) > 0,
      });
    },
    { limits: ({ caller }) => [{ rule: documents, key: caller.userId }] },
  );

  serve(
    app,
    cancelContract,
    async ({ params, body, caller }) => {
      const { userId } = caller;
      const done = await cancelPolicy(services, { ...params, ...body, userId });
      return done.ok ? readOwnOrder(services, params.orderId, userId) : done;
    },
    {
      bodyLimitBytes: 2048,
      limits: ({ caller }) => [{ rule: cancellations, key: caller.userId }],
    },
  );

  serve(
    app,
    addPolicyNumber,
    async ({ params, body, caller }) => {
      const { userId } = caller;
      const done = await addNumber(services, { ...params, ...body, userId });
      return done.ok ? readOwnOrder(services, params.orderId, userId) : done;
    },
    {
      bodyLimitBytes: 512,
      limits: ({ caller }) => [{ rule: numbers, key: caller.userId }],
    },
  );

  serve(
    app,
    readBonusCheck,
    ({ params, caller }) => readBonus(services, { ...params, userId: caller.userId }),
    { limits: ({ caller }) => [{ rule: documents, key: caller.userId }] },
  );

  serve(
    app,
    correctContract,
    async ({ params, body, caller: { userId } }) => {
      const done = await correctBonus(services, { ...params, userId, percent: body.percent });
      return done.ok ? readOwnOrder(services, params.orderId, userId) : done;
    },
    {
      bodyLimitBytes: 1024,
      limits: ({ caller }) => [{ rule: corrections, key: caller.userId }],
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
