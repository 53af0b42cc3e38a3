import type { AnswerOf } from '@pahiya/contracts/contract';
import type { partnerDealerCard } from '@pahiya/contracts/partner-leads/lead-contracts';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { findPartnerFirm } from '../partner-firms/firms/find-partner-firm.ts';
import { linkOver } from '../short-links/link-over.ts';
import {
  makeShortLink,
  revokeShortLinks,
  shortLinkOf,
  subjectOfLink,
} from '../short-links/short-links.ts';
import { cityOnWire } from './store/city-on-wire.ts';

const kind = 'dealer-card';
const validMs = 365 * 86_400_000;
type Tools = Pick<Services, 'sql' | 'now' | 'settings'>;
type OwnCard = AnswerOf<typeof partnerDealerCard>;

/** The firm behind the link of a card; null when the link is unknown, revoked or expired, or the firm is closed. */
export async function firmOfCard(services: Tools, token: string): Promise<string | null> {
  const firmId = await subjectOfLink(services, services.sql, { kind, token });
  const firm = firmId === null ? null : await findPartnerFirm(services.sql, firmId, services.now());
  return firm?.firmId ?? null;
}

/** A partner's card by its link. Name, place, hours and grievance officer; no number, no address. */
export async function readCard(
  services: Tools,
  token: string,
): Promise<Result<{ dealer: OwnCard['dealer'] }, Refusal>> {
  const firmId = await firmOfCard(services, token);
  return firmId === null ? err(linkOver) : ok({ dealer: await cardOf(services, firmId) });
}

/** A firm's own card and its link, while it is shared. */
export async function readOwnCard(services: Tools, firmId: string): Promise<OwnCard> {
  const dealer = await cardOf(services, firmId);
  return { dealer, token: await shortLinkOf(services, services.sql, { kind, subject: firmId }) };
}

/** Shares a firm's card for a year, or revokes its link. */
export async function shareCard(
  services: Tools,
  firmId: string,
  act: 'share' | 'revoke',
): Promise<OwnCard> {
  const { sql, now } = services;
  const expiresAt = new Date(now().getTime() + validMs);
  if (act === 'share') await makeShortLink(services, sql, { kind, subject: firmId, expiresAt });
  else await revokeShortLinks(services, sql, kind, [firmId]);
  return readOwnCard(services, firmId);
}

async function cardOf({ sql, now }: Tools, firmId: string): Promise<OwnCard['dealer']> {
  const firm = await findPartnerFirm(sql, firmId, now());
  if (firm === null) throw new Error('a member or a link has a firm');
  const { opensAt, closesAt, openDays } = firm;
  return {
    name: firm.name,
    kind: firm.kind,
    city: firm.cityId === null ? null : cityOnWire(firm.cityId),
    authorisationNumber: firm.authorisationNumber,
    grievance: { name: firm.grievanceName },
    hours: { opensAt, closesAt, openDays: [...openDays] },
  };
}
