import type { AnswerOf } from '@pahiya/contracts/contract';
import type { partnerListingFigures } from '@pahiya/contracts/used-cars/dealer-listing-contracts';
import { daysBetween, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../../services.ts';
import { leadsAbout } from '../../partner-leads/leads-about.ts';
import { readTraffic } from '../traffic/read-traffic.ts';
import { type CarFigures, selectCarFigures } from './figures-repository.ts';

/** A median of fewer cars would say too much about single dealers. */
const fewestLike = 10;

/** Figures of the cars that a firm has on the market. */
export async function readFigures(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  firmId: string,
): Promise<AnswerOf<typeof partnerListingFigures>> {
  const rows = await selectCarFigures(sql, firmId);
  const leads = await leadsAbout(
    sql,
    firmId,
    rows.map(({ listingId }) => listingId),
  );
  const today = istDateOf(now());
  const shown = rows.map(({ listingId, liveAt }) => ({ id: listingId, since: istDateOf(liveAt) }));
  const traffic = await readTraffic(sql, shown, today);
  return {
    today,
    cars: rows.map((row) => {
      const { views, shortlisted } = traffic.get(row.listingId) ?? noTraffic;
      const { received, contacted, won } = leads.get(row.listingId) ?? noLeads;
      return {
        listing: row.publicId,
        ...{ stockNumber: row.stockNumber, title: row.title, pricePaise: row.price },
        days: daysBetween(istDateOf(row.liveAt), today),
        ...{ watches: row.watches, drives: row.drives, reservations: row.reservations },
        ...{ views: [...views], shortlisted },
        leads: { received, contacted, won },
        ...labelOf(row),
        like: {
          count: row.likeCount,
          medianPaise: row.likeCount >= fewestLike ? row.likeMedian : null,
        },
      };
    }),
  };
}

const noTraffic = { views: [], shortlisted: 0 };
const noLeads = { received: 0, contacted: 0, won: 0 };

function labelOf({ label }: CarFigures) {
  if (label === null) return { label: 'waiting' as const, marketPaise: null };
  return label.kind === 'none'
    ? { label: label.reason, marketPaise: null }
    : { label: label.code, marketPaise: label.market };
}
