import type { AnswerOf } from '@pahiya/contracts/contract';
import type { partnerInbox } from '@pahiya/contracts/partner-leads/lead-contracts';
import { type InboxTab, inboxTabs, type Lead } from '@pahiya/contracts/partner-leads/lead-schema';
import { isClosed } from '@pahiya/domain/leads/lead-stages';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { PartnerMember } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { consentStates } from '../../contact-ledger/consent-states.ts';
import { findPartnerFirm } from '../../partner-firms/firms/find-partner-firm.ts';
import { memberNames } from '../../partner-firms/firms/partner-names.ts';
import { findDispute } from '../store/dispute-repository.ts';
import { eventsOfLead } from '../store/lead-event-repository.ts';
import { cursorInvalid } from '../store/lead-refusals.ts';
import { closedLeads, countLeads, type LeadRow, openLeads } from '../store/lead-repository.ts';
import { toInboxLead, toLead } from '../store/to-lead-on-wire.ts';
import { readInboxCursor, writeInboxCursor } from './inbox-cursor.ts';

type Asked = {
  readonly tab: InboxTab;
  readonly cursor?: string | undefined;
  readonly limit: number;
};

/** A page of the leads that a member may see, by keyset. */
export async function readInbox(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  member: PartnerMember,
  { tab, cursor, limit }: Asked,
): Promise<Result<AnswerOf<typeof partnerInbox>, Refusal>> {
  const after = cursor === undefined ? null : readInboxCursor(cursor);
  if (cursor !== undefined && after === null) return err(cursorInvalid);
  const at = now();
  const stage = tab === 'open' ? null : tab;
  const isClosedTab = stage !== null && isClosed(stage);
  const read = isClosedTab ? closedLeads : openLeads;
  const [rows, counts, firm] = await Promise.all([
    read(sql, member, { stage, after, limit: limit + 1 }),
    countTabs(sql, member),
    findPartnerFirm(sql, member.firmId, at),
  ]);
  const page = rows.slice(0, limit);
  const { names, consents } = await aboutLeads(sql, member, page, at);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return ok({
    leads: page.map((row) => toInboxLead(row, names, consents.get(row.leadId) ?? null, at)),
    nextCursor: last === undefined ? null : writeInboxCursor(keyOf(last)),
    counts,
    clock: {
      opensAt: firm?.opensAt ?? 0,
      closesAt: firm?.closesAt ?? 0,
      openDays: [...(firm?.openDays ?? [])],
    },
  });
}

/** A lead with its history, as a member may see it. */
export async function readLead(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  member: PartnerMember,
  row: LeadRow,
): Promise<Lead> {
  const at = now();
  const [events, dispute] = await Promise.all([
    eventsOfLead(sql, row.leadId),
    findDispute(sql, row.leadId),
  ]);
  const also = events.map(({ memberId }) => memberId);
  const { names, consents } = await aboutLeads(sql, member, [row], at, also);
  const consent = consents.get(row.leadId) ?? null;
  return toLead(row, { names, consent, events, dispute, now: at });
}

async function aboutLeads(
  sql: Queryable,
  { firmId }: PartnerMember,
  rows: readonly LeadRow[],
  now: Date,
  also: readonly (string | null)[] = [],
) {
  const members = [...rows.map(({ memberId }) => memberId), ...also];
  const ids = [...new Set(members.filter((id) => id !== null))];
  const [names, consents] = await Promise.all([
    memberNames(sql, ids),
    consentStates(
      sql,
      rows.map(({ leadId }) => leadId),
      firmId,
      now,
    ),
  ]);
  return { names, consents };
}

async function countTabs(sql: Queryable, member: PartnerMember): Promise<Record<InboxTab, number>> {
  const counts = await Promise.all(
    inboxTabs.map(async (tab) => {
      const isOpen = tab === 'open' || !isClosed(tab);
      const stage = tab === 'open' ? null : tab;
      return [tab, await countLeads(sql, member, stage, isOpen)] as const;
    }),
  );
  return Object.fromEntries(counts) as Record<InboxTab, number>;
}

function keyOf({ leadId, dueAt, closedAt, createdAt }: LeadRow) {
  return { leadId, at: closedAt ?? dueAt ?? createdAt };
}
