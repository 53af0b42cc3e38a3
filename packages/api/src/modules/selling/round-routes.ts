import * as contracts from '@pahiya/contracts/selling/round-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../http/address.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { readPhoto } from '../inspections/recording/photos.ts';
import { readCheck } from './check/read-check.ts';
import { acceptOffer, declineOffers } from './closing/accept-offer.ts';
import { readDeskSales } from './closing/read-desk-sales.ts';
import { callOffSale, recordSalePayment } from './closing/record-sale-payment.ts';
import { setDues } from './closing/set-dues.ts';
import {
  acknowledge,
  chooseHandoverAlerts,
  handOver,
  readHandoverFile,
} from './handover/hand-over.ts';
import { placeBid, takeBidBack } from './round/bid.ts';
import { openRound } from './round/open-round.ts';
import { findVisibleRound, readRoundFor, readRoundsFor } from './round/read-rounds.ts';

const changes: LimitRule = { name: 'sale-closing', points: 40, perSeconds: 3600 };
/** Codes cannot be guessed; this keeps anybody from trying. */
const checks: LimitRule = { name: 'handover-checks', points: 30, perSeconds: 600 };
/** Every bid locks its round. */
const bids: LimitRule = { name: 'sale-bids', points: 120, perSeconds: 3600 };

/** Registers rounds and bids, the offers of sellers, and the money of sales at the desk. */
export function registerRounds(app: FastifyInstance, { services, serve }: ModuleTools): void {
  const { sql } = services;
  const perUser = ({ caller }: { readonly caller: { readonly userId: string } }) => [
    { rule: changes, key: caller.userId },
  ];
  serve(
    app,
    contracts.sellCarOpenRound,
    ({ params, body, caller }) =>
      openRound(services, { ...params, ...body, userId: caller.userId }),
    { limits: perUser },
  );
  serve(
    app,
    contracts.sellCarDues,
    ({ params, body, caller }) => setDues(services, { ...params, ...body, userId: caller.userId }),
    { limits: perUser },
  );
  serve(
    app,
    contracts.sellCarAccept,
    ({ params, body, caller }) =>
      acceptOffer(services, { ...params, ...body, userId: caller.userId }),
    { limits: perUser },
  );
  serve(
    app,
    contracts.sellCarDecline,
    ({ params, caller }) => declineOffers(services, { ...params, userId: caller.userId }),
    { limits: perUser },
  );

  serve(
    app,
    contracts.sellCarHandOver,
    ({ params, body, caller }) => handOver(services, { ...params, ...body, userId: caller.userId }),
    { limits: perUser },
  );
  serve(
    app,
    contracts.sellCarHandoverFile,
    ({ params, caller }) => readHandoverFile(services, { ...params, userId: caller.userId }),
    { limits: perUser },
  );
  serve(
    app,
    contracts.sellCarAcknowledge,
    ({ params, body, caller }) =>
      acknowledge(services, { ...params, ...body, userId: caller.userId }),
    { limits: perUser },
  );
  serve(
    app,
    contracts.sellCarAlerts,
    ({ params, body, caller }) =>
      chooseHandoverAlerts(services, { ...params, ...body, userId: caller.userId }),
    { limits: perUser },
  );
  serve(app, contracts.checkHandover, ({ params }) => readCheck(services, params.code), {
    limits: ({ address }) => [{ rule: checks, key: addressUnit(address) }],
  });

  serve(app, contracts.partnerRounds, async ({ caller }) =>
    ok(await readRoundsFor(services, caller)),
  );
  serve(app, contracts.partnerRound, ({ params, caller }) =>
    readRoundFor(services, caller, params.roundId),
  );
  serve(app, contracts.partnerRoundPhoto, async ({ params, caller }) => {
    const seen = await findVisibleRound(services, caller, params.roundId);
    return seen.ok ? readPhoto(services, seen.value.round.inspectionId, params.photoId) : seen;
  });
  const perFirm = ({ caller }: { readonly caller: { readonly firmId: string } }) => [
    { rule: bids, key: caller.firmId },
  ];
  serve(
    app,
    contracts.partnerBid,
    ({ params, body, caller }) => placeBid(services, { ...params, ...body, member: caller }),
    { limits: perFirm },
  );
  serve(
    app,
    contracts.partnerWithdrawBid,
    ({ params, caller }) => takeBidBack(services, { ...params, member: caller }),
    { limits: perFirm },
  );

  serve(app, contracts.deskSales, async ({ query }) =>
    ok(await readDeskSales(sql, services.settings.secret, query)),
  );
  serve(app, contracts.deskSalePayment, ({ params, body, caller, request }) =>
    recordSalePayment(services, { ...params, ...body, operator: caller, requestId: request.id }),
  );
  serve(app, contracts.deskCallOffSale, ({ params, body, caller, request }) =>
    callOffSale(services, { ...params, ...body, operator: caller, requestId: request.id }),
  );
}
