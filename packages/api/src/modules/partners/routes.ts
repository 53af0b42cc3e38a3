import { redirectToPartner } from '@pahiya/contracts/site/site-contracts';
import { err, ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../http/address.ts';
import { RedirectAnswer } from '../../http/answer.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { openInsurerPage } from '../insurance/quotes/open-insurer-page.ts';
import { countReferral } from './count-referral.ts';
import { partnerAddress } from './partner-address.ts';

const redirects: LimitRule = { name: 'partner', points: 60, perSeconds: 60 };

const unknownPartner: Refusal = {
  code: 'redirection/unknown-partner',
  detail: 'There is no partner with this name.',
};

/** Registers redirects to partners, and to the own page of an insurer for one of its quotes. */
export function registerPartners(app: FastifyInstance, { services, serve }: ModuleTools): void {
  const { partners, brand } = services.settings;
  const source = new URL(brand.siteUrl).hostname;

  serve(
    app,
    redirectToPartner,
    // Not taken apart: reading the device marks the browser, which a link to a partner does not need.
    async (context) => {
      const { partner: id, quote, ...link } = context.query;
      if (quote !== undefined) {
        const opened = await openInsurerPage(services, context, {
          requestId: quote,
          insurerId: id,
        });
        if (!opened.ok) {
          // A person with an old link reads on the page of the quotes what is the matter, and the way to new ones.
          const isPage = context.request.headers.accept?.includes('text/html') === true;
          return isPage ? ok(new RedirectAnswer(`/insurance-quotes/${quote}`)) : opened;
        }
        await countReferral(services, { partner: id, place: 'insurance' });
        return ok(new RedirectAnswer(opened.value));
      }
      const partner = partners.find((one) => one.id === id);
      const address = partner === undefined ? null : partnerAddress(partner, { ...link, source });
      if (address === null) return err(unknownPartner);
      await countReferral(services, { partner: id, ...link });
      return ok(new RedirectAnswer(address));
    },
    { limits: ({ address }) => [{ rule: redirects, key: addressUnit(address) }] },
  );
}
