import type { LeadKind } from '@pahiya/domain/leads/lead-rules';
import type { LeadReason } from '@pahiya/domain/leads/lead-stages';
import type { Queryable } from '../../../db/database.ts';
import type { PartnerMember } from '../../../http/caller.ts';
import { seenBy } from './lead-repository.ts';

/** Leads that a firm got in a period. `until` is exclusive. */
export type Period = { readonly from: Date; readonly until: Date };

/** Counts of the leads of one kind and member. */
export type LeadCounts = {
  readonly kind: LeadKind;
  readonly memberId: string | null;
  readonly received: number;
  readonly accepted: number;
  readonly contacted: number;
  readonly won: number;
  readonly missed: number;
  readonly open: number;
  readonly lost: number;
  readonly returned: number;
  readonly withdrawn: number;
  readonly credited: number;
};

/** What became of the leads that a member may see, by kind and member. */
export function countHandled(
  sql: Queryable,
  member: PartnerMember,
  { from, until }: Period,
): Promise<readonly LeadCounts[]> {
  return sql<LeadCounts[]>`
    select l.kind, l.member_id as "memberId", count(*)::integer as received,
      count(*) filter (where l.accepted_at is not null)::integer as accepted,
      count(*) filter (where l.contacted_at is not null)::integer as contacted,
      count(*) filter (where l.stage = 'won')::integer as won,
      count(*) filter (where l.stage = 'expired')::integer as missed,
      count(*) filter (where l.closed_at is null)::integer as open,
      count(*) filter (where l.stage = 'lost')::integer as lost,
      count(*) filter (where l.stage = 'returned')::integer as returned,
      count(*) filter (where l.stage = 'withdrawn')::integer as withdrawn,
      count(*) filter (where d.state = 'credited')::integer as credited
    from partner_leads l left join partner_lead_disputes d on d.lead_id = l.id
    where ${seenBy(sql, member)} and l.created_at >= ${from} and l.created_at < ${until}
    group by l.kind, l.member_id`;
}

/** Why leads were lost or returned, the most frequent reason first. */
export function countReasons(sql: Queryable, member: PartnerMember, { from, until }: Period) {
  return sql<{ readonly reason: LeadReason; readonly count: number }[]>`
    select l.reason, count(*)::integer as count from partner_leads l
    where ${seenBy(sql, member)} and l.created_at >= ${from} and l.created_at < ${until}
      and l.reason is not null
    group by l.reason order by count(*) desc, l.reason`;
}

/** When the newest leads of a period were accepted and first contacted; at most 1,000. */
export function selectPaces(sql: Queryable, member: PartnerMember, { from, until }: Period) {
  return sql<
    {
      readonly createdAt: Date;
      readonly acceptedAt: Date | null;
      readonly contactedAt: Date | null;
    }[]
  >`
    select l.created_at as "createdAt", l.accepted_at as "acceptedAt",
      l.contacted_at as "contactedAt"
    from partner_leads l
    where ${seenBy(sql, member)} and l.created_at >= ${from} and l.created_at < ${until}
      and l.accepted_at is not null
    order by l.created_at desc, l.id limit 1000`;
}

/** Enquiries about some things that a firm's pages showed. */
export type CountsAbout = {
  readonly subjectRef: string;
  readonly received: number;
  readonly contacted: number;
  readonly won: number;
};

/** Enquiries at a firm about some things, by their ids. */
export function countAbout(
  sql: Queryable,
  firmId: string,
  subjectRefs: readonly string[],
): Promise<readonly CountsAbout[]> {
  return sql<CountsAbout[]>`
    select subject_ref as "subjectRef", count(*)::integer as received,
      count(*) filter (where contacted_at is not null)::integer as contacted,
      count(*) filter (where stage = 'won')::integer as won
    from partner_leads
    where firm_id = ${firmId} and subject_ref = any(${[...subjectRefs]})
    group by subject_ref`;
}
