import { randomUUID } from 'node:crypto';
import type { ContactChannel } from '@pahiya/contracts/contact-ledger/contact-terms';
import { leadQuality } from '@pahiya/domain/leads/lead-quality';
import { type LeadKind, leadClocksOn } from '@pahiya/domain/leads/lead-rules';
import { findCity } from '@pahiya/domain/places/cities';
import { maskMobile } from '@pahiya/domain/rc/mask';
import type { CallSlot } from '@pahiya/domain/rto-services/call-back-hours';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import { keyedHash } from '../../../http/keyed-hash.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { findUser, lockUser } from '../../auth/find-user.ts';
import { giveConsent } from '../../contact-ledger/give-consent.ts';
import { hasGarageVehicles } from '../../garage/has-garage-vehicles.ts';
import { branchInCity, findPartnerFirm } from '../../partner-firms/firms/find-partner-firm.ts';
import { chargeLead } from '../money/charge-lead.ts';
import { timedDue } from '../store/lead-clock.ts';
import { insertLeadEvent } from '../store/lead-event-repository.ts';
import {
  findRepeated,
  insertLead,
  type LeadRow,
  updateAskedAgain,
} from '../store/lead-repository.ts';
import { queueEvent } from '../webhooks/queue-event.ts';
import { chooseMember } from './assign-lead.ts';

/** What a signed-in person asks one partner. `subjectRef`: id of what the page showed, so that two questions about one
 * car are one lead. `channels`: what the person ticked; none means no contact. */
export type Asked = {
  readonly userId: string;
  readonly firmId: string;
  readonly kind: LeadKind;
  readonly title: string;
  /** What the person's own list of consents says, in their language; the title without it. */
  readonly about?: string;
  readonly subjectRef: string | null;
  readonly wish: string;
  readonly hasBudgetOrDate: boolean;
  readonly cityId: number;
  readonly slot: CallSlot;
  readonly channels: readonly ContactChannel[];
  readonly language: Language;
};

/** The lead that an enquiry made or joined. */
export type AskedLead = {
  readonly leadId: string;
  readonly isRepeat: boolean;
  readonly firstAskedAt: Date;
};

/** Makes a lead of an enquiry, with the consent that the person gave. A second enquiry about the same within thirty days
 * joins the first: one thread, one charge. Concurrent enquiries of one person wait for each other. Refuses
 * `lead/unknown-city` and `lead/partner-paused` (also for a closed firm). */
export async function askLead(
  services: Pick<Services, 'settings' | 'now'>,
  tx: Transaction,
  asked: Asked,
): Promise<Result<AskedLead, Refusal>> {
  const at = services.now();
  await lockUser(tx, asked.userId);
  const user = await findUser(tx, asked.userId);
  const firm = await findPartnerFirm(tx, asked.firmId, at);
  if (user === null || firm === null || firm.pausedAt !== null) return err(partnerPaused);
  if (findCity(asked.cityId) === null) return err(unknownCity);
  const dedupeKey = dedupeKeyOf(services, user.mobile, asked);
  const since = new Date(at.getTime() - leadClocksOn(istDateOf(at)).duplicateDays * 86_400_000);
  const known = await findRepeated(tx, dedupeKey, since);
  const lead = known ?? (await makeLead(services, tx, { asked, user, firm, dedupeKey, at }));
  if (known !== null) {
    const wish = asked.wish === '' ? null : asked.wish;
    await updateAskedAgain(tx, known.leadId, { wish, slot: asked.slot, at });
    await insertLeadEvent(tx, { leadId: known.leadId, at, memberId: null, event: 'asked-again' });
  }
  if (asked.channels.length > 0) {
    await giveConsent(services, tx, {
      userId: asked.userId,
      firmId: asked.firmId,
      subject: { kind: 'lead', id: lead.leadId },
      purpose: asked.kind,
      about: asked.about ?? asked.title,
      channels: asked.channels,
      slot: asked.slot,
      language: asked.language,
    });
  }
  const { leadId, createdAt } = lead;
  const event = known === null ? 'lead-created' : 'lead-changed';
  await queueEvent(tx, { leadId, event, at });
  return ok({ leadId, isRepeat: known !== null, firstAskedAt: createdAt });
}

type Making = {
  readonly asked: Asked;
  readonly user: { readonly mobile: string; readonly name: string | null };
  readonly firm: NonNullable<Awaited<ReturnType<typeof findPartnerFirm>>>;
  readonly dedupeKey: Buffer;
  readonly at: Date;
};

async function makeLead(
  services: Pick<Services, 'settings'>,
  tx: Transaction,
  { asked, user, firm, dedupeKey, at }: Making,
): Promise<Pick<LeadRow, 'leadId' | 'createdAt'>> {
  const { userId, firmId, cityId, slot } = asked;
  const branchId = await branchInCity(tx, firmId, cityId);
  const due = await timedDue(tx, 'accept', at, { firm, slot });
  const quality = leadQuality({
    hasVerifiedMobile: true,
    hasCarInGarage: await hasGarageVehicles(tx, userId),
    hasBudgetOrDate: asked.hasBudgetOrDate,
    hasSlot: slot !== 'any',
    isPlaceServed: branchId !== null || firm.cityId === cityId,
    hasNoStrike: true,
  });
  const leadId = randomUUID();
  await insertLead(tx, {
    leadId,
    firmId,
    branchId,
    memberId: await chooseMember(
      tx,
      { firmId, branchId, userId, cityId, kind: asked.kind, title: asked.title },
      at,
    ),
    kind: asked.kind,
    dueAt: due.at,
    dueStep: due.step,
    warnAt: due.warnAt,
    createdAt: at,
    userId,
    nameMasked: firstLetter(user.name),
    mobileMasked: maskMobile(user.mobile),
    cityId,
    title: asked.title,
    subjectRef: asked.subjectRef,
    wish: asked.wish === '' ? null : asked.wish,
    slot,
    quality: quality.score,
    qualityParts: quality.parts,
    dedupeKey,
  });
  await insertLeadEvent(tx, { leadId, at, memberId: null, event: 'asked', stage: 'new' });
  await chargeLead(services, tx, { leadId, firmId, kind: asked.kind, createdAt: at });
  return { leadId, createdAt: at };
}

function dedupeKeyOf(
  { settings }: Pick<Services, 'settings'>,
  mobile: string,
  { firmId, kind, subjectRef, title }: Asked,
): Buffer {
  const subject = subjectRef ?? title.toLowerCase().replace(/\s+/g, ' ');
  return keyedHash(settings.secret, 'lead', [mobile, firmId, kind, subject].join('\n'));
}

/** First letter of a name, in any script. */
function firstLetter(name: string | null): string {
  const [first = ''] = /\p{L}\p{M}*/u.exec(name ?? '') ?? [];
  return `${first.toUpperCase()}•••••`;
}

const partnerPaused: Refusal = {
  code: 'lead/partner-paused',
  detail: 'This partner takes no enquiries now.',
};

const unknownCity: Refusal = { code: 'lead/unknown-city', detail: 'Unknown city.' };
