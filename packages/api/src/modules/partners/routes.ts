import { callAddress } from '@pahiya/contracts/call';
import { redirectToPartner } from '@pahiya/contracts/site/site-contracts';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../http/address.ts';
import { sendRefusal } from '../../http/problems.ts';
import { tooMany } from '../../http/too-many.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { countReferral } from './count-referral.ts';
import { partnerAddress } from './partner-address.ts';

const redirects: LimitRule = { name: 'partner', points: 60, perSeconds: 60 };

/** Registers redirects to partners. Its response is not JSON, so it declares its own route. */
export function registerPartners(app: FastifyInstance, { services }: ModuleTools): void {
  const { partners, brand } = services.settings;
  const source = new URL(brand.siteUrl).hostname;

  app.get<{ Querystring: { partner: string; place?: string; path?: string } }>(
    callAddress(redirectToPartner.call),
    { schema: { querystring: redirectToPartner.query } },
    async (request, reply) => {
      const state = await services.limiter.take(redirects, addressUnit(request.ip));
      if (state.isExceeded) return sendRefusal(reply, tooMany(state));
      const { partner: id, ...link } = request.query;
      const partner = partners.find((one) => one.id === id);
      const address = partner === undefined ? null : partnerAddress(partner, { ...link, source });
      if (address === null) {
        return sendRefusal(reply, {
          code: 'redirection/unknown-partner',
          detail: 'There is no partner with this name.',
        });
      }
      await countReferral(services, { partner: id, ...link });
      return (
        reply
          .header('cache-control', 'no-store')
          // The partner learns the name of the place, not the page's address, which may contain a vehicle number.
          .header('referrer-policy', 'no-referrer')
          .header('x-robots-tag', 'noindex, nofollow')
          .redirect(address, 302)
      );
    },
  );
}
