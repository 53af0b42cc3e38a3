import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type {
  partnerMakeOffer,
  partnerOffer,
  vehicleOffer,
} from '@pahiya/contracts/partner-leads/offer-contracts';
import { isClosed } from '@pahiya/domain/leads/lead-stages';
import { paise } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { z } from 'zod';
import type { Queryable } from '../../../db/database.ts';
import type { PartnerMember } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { paused } from '../../contact-ledger/contact-refusals.ts';
import { findPartnerFirm } from '../../partner-firms/firms/find-partner-firm.ts';
import { performPartnerAct } from '../../partner-firms/store/perform-partner-act.ts';
import { linkOver } from '../../short-links/link-over.ts';
import {
  makeShortLink,
  revokeShortLinks,
  shortLinkOf,
  subjectOfLink,
} from '../../short-links/short-links.ts';
import { cityOnWire } from '../store/city-on-wire.ts';
import { noSuchLead, wrongState } from '../store/lead-refusals.ts';
import { findLeadOf } from '../store/lead-repository.ts';
import {
  findOffer,
  findOfferOf,
  insertOffer,
  type OfferRow,
  updateOffersRevoked,
} from '../store/offer-repository.ts';
import { withoutNumbers } from '../store/without-numbers.ts';

type Tools = Pick<Services, 'sql' | 'now' | 'settings'>;
type By = { readonly member: PartnerMember; readonly requestId: string };
type OwnOffer = AnswerOf<typeof partnerOffer>;

const kind = 'lead-offer';
const dayMs = 86_400_000;

/** An offer on a car by its link: firm, car, price and until when. No number, no address, no name of a person. */
export async function readOffer(
  services: Tools,
  token: string,
): Promise<Result<AnswerOf<typeof vehicleOffer>, Refusal>> {
  const offerId = await subjectOfLink(services, services.sql, { kind, token });
  const row = offerId === null ? null : await findOffer(services.sql, offerId);
  const at = services.now();
  const firm = row === null ? null : await findPartnerFirm(services.sql, row.firmId, at);
  if (row === null || firm === null || row.validUntil <= at) return err(linkOver);
  return ok({ firm: { name: firm.name, kind: firm.kind }, offer: onWire(row) });
}

/** The offer of a lead that a member may see, with its link while it works. */
export async function readOwnOffer(
  services: Tools,
  member: PartnerMember,
  leadId: string,
): Promise<Result<OwnOffer, Refusal>> {
  const { sql } = services;
  if ((await findLeadOf(sql, member, leadId)) === null) return err(noSuchLead);
  return ok(await ownOffer(services, sql, leadId));
}

/** Makes an offer on an open lead about a car; one made before ends with its link. Refuses `partner/wrong-state` and
 * `partner/paused`. */
export function makeOffer(
  services: Services,
  { member, requestId }: By,
  leadId: string,
  body: z.output<NonNullable<(typeof partnerMakeOffer)['body']>>,
): Promise<Result<OwnOffer, Refusal>> {
  const acting = { member, requestId, act: 'make-offer', subject: leadId } as const;
  return performPartnerAct<OwnOffer>(services, acting, async (tx) => {
    const lead = await findLeadOf(tx, member, leadId, true);
    if (lead === null) return err(noSuchLead);
    if (member.isFirmPaused) return err(paused);
    const isAboutCar = lead.kind === 'used-car' || lead.kind === 'sell-car';
    if (!isAboutCar || isClosed(lead.stage)) return err(wrongState);
    const madeAt = services.now();
    await revokeOffers(services, tx, leadId, madeAt);
    const offerId = randomUUID();
    const validUntil = new Date(madeAt.getTime() + body.validDays * dayMs);
    const { memberId, firmId } = member;
    await insertOffer(tx, {
      ...{ offerId, leadId, firmId, memberId, madeAt, validUntil },
      price: paise(body.pricePaise),
      includes: [...new Set(body.includes)],
    });
    await makeShortLink(services, tx, { kind, subject: offerId, expiresAt: validUntil });
    return ok(await ownOffer(services, tx, leadId));
  });
}

/** Ends the offer of a lead. */
export function revokeOffer(
  services: Services,
  { member, requestId }: By,
  leadId: string,
): Promise<Result<OwnOffer, Refusal>> {
  const acting = { member, requestId, act: 'revoke-offer', subject: leadId } as const;
  return performPartnerAct<OwnOffer>(services, acting, async (tx) => {
    if ((await findLeadOf(tx, member, leadId, true)) === null) return err(noSuchLead);
    await revokeOffers(services, tx, leadId, services.now());
    return ok(await ownOffer(services, tx, leadId));
  });
}

/** Ends the offers of a lead and their links, in the transaction of what ended them. */
export async function revokeOffers(
  services: Pick<Services, 'settings'>,
  tx: Queryable,
  leadId: string,
  at: Date,
): Promise<void> {
  const offerIds = await updateOffersRevoked(tx, leadId, at);
  if (offerIds.length === 0) return;
  await revokeShortLinks({ ...services, now: () => at }, tx, kind, offerIds);
}

async function ownOffer(services: Tools, sql: Queryable, leadId: string): Promise<OwnOffer> {
  const row = await findOfferOf(sql, leadId);
  if (row === null) return { offer: null, token: null };
  const token = await shortLinkOf(services, sql, { kind, subject: row.offerId });
  return { offer: onWire(row), token };
}

function onWire(row: OfferRow): NonNullable<OwnOffer['offer']> {
  return {
    title: withoutNumbers(row.title),
    city: cityOnWire(row.cityId),
    direction: row.kind === 'sell-car' ? 'to-seller' : 'to-buyer',
    pricePaise: row.price,
    includes: [...row.includes],
    madeAt: row.madeAt.toISOString(),
    validUntil: row.validUntil.toISOString(),
  };
}
