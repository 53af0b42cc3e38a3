import {
  partnerMakeOffer,
  partnerOffer,
  partnerRevokeOffer,
  vehicleOffer,
} from '@pahiya/contracts/partner-leads/offer-contracts';
import type { FastifyInstance } from 'fastify';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { linkLimits } from '../../short-links/link-limits.ts';
import { neverKept } from '../../short-links/link-over.ts';
import { makeOffer, readOffer, readOwnOffer, revokeOffer } from './offer-links.ts';

/** Offers made by one member. */
const made: LimitRule = { name: 'lead-offer', points: 200, perSeconds: 86_400 };

/** Registers offers on cars and their links. */
export function registerOffers(app: FastifyInstance, { services, serve }: ModuleTools): void {
  serve(app, partnerOffer, ({ caller, params }) => readOwnOffer(services, caller, params.leadId));
  serve(
    app,
    partnerMakeOffer,
    ({ caller, params, body, request }) =>
      makeOffer(services, { member: caller, requestId: request.id }, params.leadId, body),
    { limits: ({ caller }) => [{ rule: made, key: caller.memberId }] },
  );
  serve(app, partnerRevokeOffer, ({ caller, params, request }) =>
    revokeOffer(services, { member: caller, requestId: request.id }, params.leadId),
  );
  serve(
    app,
    vehicleOffer,
    ({ params, reply }) => {
      neverKept(reply);
      return readOffer(services, params.id);
    },
    linkLimits,
  );
}
