import type { OfferInclude } from '@pahiya/contracts/partner-leads/offer-terms';
import type { LeadKind } from '@pahiya/domain/leads/lead-rules';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';

/** An offer on a lead, with what it is about. */
export type OfferRow = {
  readonly offerId: string;
  readonly leadId: string;
  readonly firmId: string;
  readonly kind: LeadKind;
  readonly title: string;
  readonly cityId: number;
  readonly price: Paise;
  readonly includes: readonly OfferInclude[];
  readonly madeAt: Date;
  readonly validUntil: Date;
};

/** The offer of a lead that was not revoked; null without one. */
export async function findOfferOf(sql: Queryable, leadId: string): Promise<OfferRow | null> {
  const [row] = await selectOffers(sql, sql`o.lead_id = ${leadId}`);
  return row ?? null;
}

/** An offer by its id; null for one that was revoked. */
export async function findOffer(sql: Queryable, offerId: string): Promise<OfferRow | null> {
  const [row] = await selectOffers(sql, sql`o.id = ${offerId}`);
  return row ?? null;
}

/** Stores an offer. */
export async function insertOffer(
  tx: Queryable,
  offer: Omit<OfferRow, 'kind' | 'title' | 'cityId'> & { readonly memberId: string },
): Promise<void> {
  await tx`
    insert into partner_offers (id, lead_id, firm_id, member_id, price_paise, includes, made_at,
      valid_until)
    values (${offer.offerId}, ${offer.leadId}, ${offer.firmId}, ${offer.memberId}, ${offer.price},
      ${[...offer.includes]}, ${offer.madeAt}, ${offer.validUntil})`;
}

/** Ends the offers of a lead. Returns their ids. */
export async function updateOffersRevoked(
  tx: Queryable,
  leadId: string,
  at: Date,
): Promise<readonly string[]> {
  const rows = await tx<{ id: string }[]>`
    update partner_offers set revoked_at = ${at}
    where lead_id = ${leadId} and revoked_at is null returning id`;
  return rows.map(({ id }) => id);
}

function selectOffers(
  sql: Queryable,
  condition: ReturnType<Queryable>,
): Promise<readonly OfferRow[]> {
  return sql<OfferRow[]>`
    select o.id as "offerId", o.lead_id as "leadId", o.firm_id as "firmId", l.kind, l.title,
      l.city_id as "cityId", o.price_paise as price, o.includes, o.made_at as "madeAt",
      o.valid_until as "validUntil"
    from partner_offers o join partner_leads l on l.id = o.lead_id
    where o.revoked_at is null and ${condition}`;
}
