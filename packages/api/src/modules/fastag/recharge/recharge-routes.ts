import {
  checkRechargeLimit,
  checkVehicleEligiblity,
  fetchBalance,
  fetchBankList,
  rechargeDetails,
  rechargeStatus,
  rechargeTag,
  verifyBank,
} from '@pahiya/contracts/fastag/recharge-contracts';
import { err, ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../../http/address.ts';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import type { Services } from '../../../services.ts';
import { orderNotFound } from '../../orders/refusals.ts';
import { readOwnStatus } from '../../own-orders/read-own-order.ts';
import { checkDetails } from './biller-details.ts';
import { orderRecharge } from './order-recharge.ts';
import { receiveCallback } from './receive-callback.ts';
import { toRechargeOnWire } from './recharge-on-wire.ts';
import { selectRechargeOf } from './recharge-repository.ts';
import { checkBank, checkEligibility, listBanks, readBalance, readLimits } from './tag-answers.ts';

/** Each question reaches a bank. */
const questions: LimitRule = { name: 'fastag-questions', points: 60, perSeconds: 600 };
const orders: LimitRule = { name: 'fastag-recharges', points: 60, perSeconds: 3_600 };
const callbackBytes = 64 * 1024;

/** Registers the calls of recharges. */
export async function registerFastagRecharge(
  app: FastifyInstance,
  { services, serve }: ModuleTools,
): Promise<void> {
  const perAddress = {
    limits: ({ address }: { readonly address: string }) => [
      { rule: questions, key: addressUnit(address) },
    ],
  };
  serve(app, fetchBankList, () => listBanks(services), perAddress);
  serve(
    app,
    checkVehicleEligiblity,
    ({ query, caller, device, address, request }) =>
      checkEligibility(services, {
        ...query,
        part: 'query',
        caller,
        device,
        address,
        requestId: request.id,
      }),
    perAddress,
  );
  serve(app, rechargeDetails, ({ body }) => checkDetails(services, body), perAddress);
  serve(
    app,
    verifyBank,
    ({ query, caller, device, address, request }) =>
      checkBank(services, {
        ...query,
        part: 'query',
        caller,
        device,
        address,
        requestId: request.id,
      }),
    perAddress,
  );
  serve(
    app,
    checkRechargeLimit,
    ({ query, caller, device, address, request }) =>
      readLimits(services, {
        ...query,
        part: 'query',
        caller,
        device,
        address,
        requestId: request.id,
      }),
    perAddress,
  );
  serve(
    app,
    fetchBalance,
    ({ query, caller, device, address, request }) =>
      readBalance(services, {
        ...query,
        part: 'query',
        caller,
        device,
        address,
        requestId: request.id,
      }),
    perAddress,
  );
  serve(
    app,
    rechargeTag,
    ({ body, caller, device, address, request }) =>
      orderRecharge(services, { ...body, caller, device, address, requestId: request.id }),
    { limits: ({ caller }) => [{ rule: orders, key: caller.userId }] },
  );
  serve(app, rechargeStatus, async ({ query, caller }) => {
    const status = await readOwnStatus(services, query.orderId, caller.userId);
    if (!status.ok) return status;
    const row = await selectRechargeOf(services.sql, query.orderId);
    if (row === null) return err(orderNotFound);
    const { orderId, payment } = status.value;
    return ok({ orderId, payment, recharge: toRechargeOnWire(row, services.now()) });
  });
  await app.register(async (scope) => addCallback(scope, services));
}

/** The signature covers the raw bytes: nothing is parsed before it is verified. */
function addCallback(scope: FastifyInstance, services: Services): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: callbackBytes },
    (_request, body, done) => done(null, body),
  );
  scope.post('/api/webhooks/bbps', { bodyLimit: callbackBytes }, (request, reply) =>
    receiveCallback(services, request, reply),
  );
}
