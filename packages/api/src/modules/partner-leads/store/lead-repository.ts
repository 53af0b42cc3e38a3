import type { dueSteps } from '@pahiya/contracts/partner-leads/lead-schema';
import type { LeadFacts } from '@pahiya/domain/leads/lead-quality';
import type { LeadKind } from '@pahiya/domain/leads/lead-rules';
import type { LeadReason, LeadStage } from '@pahiya/domain/leads/lead-stages';
import type { CallSlot } from '@pahiya/domain/rto-services/call-back-hours';
import type { Queryable } from '../../../db/database.ts';
import type { PartnerMember } from '../../../http/caller.ts';

export type DueStep = (typeof dueSteps)[number];

/** A lead as stored. */
export type LeadRow = {
  readonly leadId: string;
  readonly firmId: string;
  readonly branchId: string | null;
  readonly memberId: string | null;
  readonly kind: LeadKind;
  readonly stage: LeadStage;
  readonly dueAt: Date | null;
  readonly dueStep: DueStep | null;
  readonly createdAt: Date;
  readonly closedAt: Date | null;
  readonly reason: LeadReason | null;
  readonly userId: string | null;
  readonly nameMasked: string | null;
  readonly mobileMasked: string | null;
  readonly cityId: number;
  readonly title: string;
  readonly subjectRef: string | null;
  readonly wish: string | null;
  readonly slot: CallSlot;
  readonly timesAsked: number;
  readonly lastAskedAt: Date;
  readonly quality: number;
  readonly qualityParts: readonly (keyof LeadFacts)[];
  readonly version: number;
};

/** Which leads a member sees: the one filter of every query for members, by the member and never by the request. Agents
 * see those assigned to them; managers those of their branches; owners and auditors all of the firm. */
export function seenBy(sql: Queryable, { firmId, memberId, role, branchIds }: PartnerMember) {
  if (role === 'accounts') return sql`false`;
  if (role === 'agent') return sql`l.member_id = ${memberId} and l.firm_id = ${firmId}`;
  if (role === 'manager' && branchIds.length > 0) {
    return sql`l.firm_id = ${firmId} and l.branch_id = any(${[...branchIds]}::uuid[])`;
  }
  return sql`l.firm_id = ${firmId}`;
}

/** A lead that a member may see; null for any other. `lock`: until the transaction ends. */
export async function findLeadOf(
  sql: Queryable,
  member: PartnerMember,
  leadId: string,
  lock = false,
): Promise<LeadRow | null> {
  const [row] = await sql<LeadRow[]>`
    select ${columns(sql)} from partner_leads l
    where l.id = ${leadId} and ${seenBy(sql, member)} ${lock ? sql`for update` : sql``}`;
  return row ?? null;
}

/** A lead of a firm, for its own system; null for any other. */
export async function findLeadOfFirm(
  sql: Queryable,
  firmId: string,
  leadId: string,
  lock = false,
): Promise<LeadRow | null> {
  const [row] = await sql<LeadRow[]>`
    select ${columns(sql)} from partner_leads l
    where l.id = ${leadId} and l.firm_id = ${firmId} ${lock ? sql`for update` : sql``}`;
  return row ?? null;
}

/** Leads of a firm in the order in which they were made, for its own system. */
export function oldestLeads(
  sql: Queryable,
  firmId: string,
  { after, limit }: Omit<PageOf, 'stage'>,
): Promise<readonly LeadRow[]> {
  return sql<LeadRow[]>`
    select ${columns(sql)} from partner_leads l
    where l.firm_id = ${firmId}
      ${after === null ? sql`` : sql`and (l.created_at, l.id) > (${after.at}, ${after.leadId})`}
    order by l.created_at, l.id limit ${limit}`;
}

/** A page of open leads, those due first. `stage`: null for all. */
export function openLeads(
  sql: Queryable,
  member: PartnerMember,
  { stage, after, limit }: PageOf,
): Promise<readonly LeadRow[]> {
  return sql<LeadRow[]>`
    select ${columns(sql)} from partner_leads l
    where ${seenBy(sql, member)} and l.closed_at is null
      ${stage === null ? sql`` : sql`and l.stage = ${stage}`}
      ${after === null ? sql`` : sql`and (l.due_at, l.id) > (${after.at}, ${after.leadId})`}
    order by l.due_at, l.id limit ${limit}`;
}

/** A page of closed leads of a stage, newest first. */
export function closedLeads(
  sql: Queryable,
  member: PartnerMember,
  { stage, after, limit }: PageOf,
): Promise<readonly LeadRow[]> {
  return sql<LeadRow[]>`
    select ${columns(sql)} from partner_leads l
    where ${seenBy(sql, member)} and l.closed_at is not null and l.stage = ${stage}
      ${
        after === null
          ? sql``
          : sql`and (l.closed_at < ${after.at} or (l.closed_at = ${after.at} and l.id > ${after.leadId}))`
      }
    order by l.closed_at desc, l.id limit ${limit}`;
}

/** The newest leads, open and closed. */
export function newestLeads(
  sql: Queryable,
  member: PartnerMember,
  count: number,
): Promise<readonly LeadRow[]> {
  return sql<LeadRow[]>`
    select ${columns(sql)} from partner_leads l
    where ${seenBy(sql, member)} order by l.created_at desc, l.id limit ${count}`;
}

type PageOf = {
  readonly stage: LeadStage | null;
  readonly after: { readonly at: Date; readonly leadId: string } | null;
  readonly limit: number;
};

/** Counts leads of a stage (null: all open), at most 100: a large inbox costs no more than a small one. Ordered as the inbox
 * is and with a fixed limit, so that its index is taken and neither sorted nor read to its end. */
export async function countLeads(
  sql: Queryable,
  member: PartnerMember,
  stage: LeadStage | null,
  isOpen: boolean,
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer as count from (
      select from partner_leads l
      where ${seenBy(sql, member)}
        and ${isOpen ? sql`l.closed_at is null` : sql`l.closed_at is not null`}
        ${stage === null ? sql`` : sql`and l.stage = ${stage}`}
      order by ${isOpen ? sql`l.due_at, l.id` : sql`l.closed_at desc, l.id`}
      limit 100) as counted`;
  return row?.count ?? 0;
}

/** A lead to store. */
export type NewLead = Omit<
  LeadRow,
  'closedAt' | 'reason' | 'timesAsked' | 'lastAskedAt' | 'version' | 'stage'
> & { readonly dedupeKey: Buffer; readonly warnAt: Date | null };

/** Stores a lead; false when an open one with its key exists. */
export async function insertLead(tx: Queryable, lead: NewLead): Promise<boolean> {
  const { count } = await tx`
    insert into partner_leads (id, firm_id, branch_id, member_id, kind, stage, due_at, due_step,
      warn_at, created_at, user_id, name_masked, mobile_masked, city_id, title, subject_ref, wish,
      slot, dedupe_key, last_asked_at, quality, quality_parts)
    values (${lead.leadId}, ${lead.firmId}, ${lead.branchId}, ${lead.memberId}, ${lead.kind}, 'new',
      ${lead.dueAt}, ${lead.dueStep}, ${lead.warnAt}, ${lead.createdAt}, ${lead.userId},
      ${lead.nameMasked}, ${lead.mobileMasked}, ${lead.cityId}, ${lead.title}, ${lead.subjectRef},
      ${lead.wish}, ${lead.slot}, ${lead.dedupeKey}, ${lead.createdAt}, ${lead.quality},
      ${[...lead.qualityParts]})
    on conflict (dedupe_key) where closed_at is null do nothing`;
  return count === 1;
}

/** The lead that a repeated request joins: the open one, or one made since an instant. Null for a first request. */
export async function findRepeated(
  tx: Queryable,
  dedupeKey: Buffer,
  since: Date,
): Promise<LeadRow | null> {
  const [row] = await tx<LeadRow[]>`
    select ${columns(tx)} from partner_leads l
    where l.dedupe_key = ${dedupeKey} and (l.closed_at is null or l.created_at > ${since})
    order by l.closed_at is null desc, l.created_at desc limit 1 for update`;
  return row ?? null;
}

/** Notes a repeated request on its lead. */
export async function updateAskedAgain(
  tx: Queryable,
  leadId: string,
  { wish, slot, at }: { wish: string | null; slot: CallSlot; at: Date },
): Promise<void> {
  await tx`
    update partner_leads set times_asked = times_asked + 1, last_asked_at = ${at},
      wish = coalesce(${wish}, wish), slot = ${slot}, version = version + 1
    where id = ${leadId}`;
}

/** What changes on a lead; missing fields stay. */
export type LeadChange = {
  readonly stage?: LeadStage;
  readonly memberId?: string | null;
  /** Null closes the lead. */
  readonly due?: { readonly at: Date; readonly step: DueStep; readonly warnAt: Date | null } | null;
  readonly reason?: LeadReason | null;
  readonly at: Date;
};

/** Changes a lead of a known version; false when it changed meanwhile. */
export async function updateLead(
  tx: Queryable,
  { leadId, version }: Pick<LeadRow, 'leadId' | 'version'>,
  { stage, memberId, due, reason, at }: LeadChange,
): Promise<boolean> {
  const { count } = await tx`
    update partner_leads set version = version + 1
      ${stage === undefined ? tx`` : tx`, stage = ${stage}`}
      ${stage === 'accepted' ? tx`, accepted_at = ${at}` : tx``}
      ${stage === 'contacted' ? tx`, contacted_at = ${at}` : tx``}
      ${memberId === undefined ? tx`` : tx`, member_id = ${memberId}`}
      ${reason === undefined ? tx`` : tx`, reason = ${reason}`}
      ${
        due === undefined
          ? tx``
          : due === null
            ? tx`, due_at = null, due_step = null, warn_at = null, closed_at = ${at}`
            : tx`, due_at = ${due.at}, due_step = ${due.step}, warn_at = ${due.warnAt},
                warned_at = null`
      }
    where id = ${leadId} and version = ${version}`;
  return count === 1;
}

/** An open lead of a firm by id, locked. For the clock and for withdrawals. */
export async function lockLead(tx: Queryable, leadId: string): Promise<LeadRow | null> {
  const [row] = await tx<LeadRow[]>`
    select ${columns(tx)} from partner_leads l where l.id = ${leadId} for update`;
  return row ?? null;
}

/** The newest leads of a kind, of all firms. */
export function selectLatestOfKind(sql: Queryable, kind: LeadKind): Promise<readonly LeadRow[]> {
  return sql<LeadRow[]>`
    select ${columns(sql)} from partner_leads l
    where l.kind = ${kind} order by l.created_at desc, l.id limit 50`;
}

/** Leads nobody accepted or called in time, oldest first. */
export async function selectMissed(
  sql: Queryable,
  now: Date,
  count: number,
): Promise<readonly string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from partner_leads
    where closed_at is null and due_at <= ${now} and due_step in ('accept', 'first-contact')
    order by due_at limit ${count}`;
  return rows.map(({ id }) => id);
}

/** The member who already spoke with a person at a firm and is still there; null without one. */
export async function selectKnownMember(
  tx: Queryable,
  { firmId, userId, among }: { firmId: string; userId: string; among: readonly string[] },
): Promise<string | null> {
  const [row] = await tx<{ memberId: string }[]>`
    select member_id as "memberId" from partner_leads
    where user_id = ${userId} and firm_id = ${firmId} and member_id = any(${[...among]}::uuid[])
    order by created_at desc limit 1`;
  return row?.memberId ?? null;
}

/** Open leads of some members. */
export async function countOpenOf(
  tx: Queryable,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx<{ memberId: string; count: number }[]>`
    select member_id as "memberId", count(*)::integer as count from partner_leads
    where member_id = any(${[...memberIds]}::uuid[]) and closed_at is null group by member_id`;
  return new Map(rows.map(({ memberId, count }) => [memberId, count]));
}

/** Gives the open leads of a member back to the firm. Returns their ids. */
export async function releaseLeads(
  tx: Queryable,
  firmId: string,
  memberId: string,
): Promise<readonly string[]> {
  const rows = await tx<{ id: string }[]>`
    update partner_leads set member_id = null, version = version + 1
    where firm_id = ${firmId} and member_id = ${memberId} and closed_at is null returning id`;
  return rows.map(({ id }) => id);
}

/** Ends the link between a person and the leads, and what is left of them there. */
export async function unlinkLeads(tx: Queryable, userId: string): Promise<void> {
  await tx`
    update partner_leads set user_id = null, name_masked = null, mobile_masked = null, wish = null
    where user_id = ${userId}`;
}

/** Strips what is left of people from leads closed before an instant. */
export async function stripClosed(sql: Queryable, before: Date): Promise<void> {
  await sql`
    update partner_leads set name_masked = null, mobile_masked = null, wish = null
    where closed_at < ${before} and mobile_masked is not null and stage <> 'won'`;
}

/** What leads of a firm are about, masked; none of another firm. */
export function leadTitles(sql: Queryable, firmId: string, leadIds: readonly string[]) {
  return sql<{ leadId: string; nameMasked: string | null; title: string }[]>`
    select id as "leadId", name_masked as "nameMasked", title from partner_leads
    where firm_id = ${firmId} and id = any(${[...new Set(leadIds)]}::uuid[])`;
}

/** Leads of a person, for the account's export. */
export function leadsOfUser(sql: Queryable, userId: string) {
  return sql<Record<string, unknown>[]>`
    select kind, stage, title, wish, slot, city_id as "cityId", created_at as "createdAt",
      times_asked as "timesAsked", closed_at as "closedAt"
    from partner_leads where user_id = ${userId} order by created_at`;
}

function columns(sql: Queryable) {
  return sql`l.id as "leadId", l.firm_id as "firmId", l.branch_id as "branchId",
    l.member_id as "memberId", l.kind, l.stage, l.due_at as "dueAt", l.due_step as "dueStep",
    l.created_at as "createdAt", l.closed_at as "closedAt", l.reason, l.user_id as "userId",
    l.name_masked as "nameMasked", l.mobile_masked as "mobileMasked", l.city_id as "cityId",
    l.title, l.subject_ref as "subjectRef", l.wish, l.slot, l.times_asked as "timesAsked",
    l.last_asked_at as "lastAskedAt", l.quality, l.quality_parts as "qualityParts", l.version`;
}
