import type { InboxLead, Lead } from '@pahiya/contracts/partner-leads/lead-schema';
import { leadClocksOn } from '@pahiya/domain/leads/lead-rules';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { ConsentState } from '../../contact-ledger/consent-states.ts';
import { cityOnWire } from './city-on-wire.ts';
import type { DisputeRow } from './dispute-repository.ts';
import type { LeadEventRow } from './lead-event-repository.ts';
import type { LeadRow } from './lead-repository.ts';

/** Names of members by id. */
export type Names = ReadonlyMap<string, string>;

const noConsent = { state: 'none', channels: [], endsAt: null, withdrawnAt: null } as const;

/** A lead in a list. */
export function toInboxLead(
  row: LeadRow,
  names: Names,
  consent: ConsentState | null,
  now: Date,
): InboxLead {
  const { memberId, dueAt, dueStep } = row;
  return {
    leadId: row.leadId,
    kind: row.kind,
    stage: row.stage,
    name: row.nameMasked ?? '•••••',
    city: cityOnWire(row.cityId),
    title: row.title,
    member: memberId === null ? null : { memberId, name: names.get(memberId) ?? '' },
    due:
      dueAt === null || dueStep === null
        ? null
        : { at: dueAt.toISOString(), step: dueStep, isOverdue: dueAt <= now },
    createdAt: row.createdAt.toISOString(),
    consent:
      consent === null
        ? { ...noConsent, channels: [] }
        : {
            state: consent.state,
            channels: [...consent.channels],
            endsAt: consent.endsAt.toISOString(),
            withdrawnAt: consent.withdrawnAt?.toISOString() ?? null,
          },
  };
}

/** A lead with its history. */
export function toLead(
  row: LeadRow,
  {
    names,
    consent,
    events,
    dispute,
    now,
  }: {
    readonly names: Names;
    readonly consent: ConsentState | null;
    readonly events: readonly LeadEventRow[];
    readonly dispute: DisputeRow | null;
    readonly now: Date;
  },
): Lead {
  const { disputeHours } = leadClocksOn(istDateOf(row.createdAt));
  const disputableUntil = new Date(row.createdAt.getTime() + disputeHours * 3_600_000);
  const erasure = consent?.erasure ?? null;
  return {
    ...toInboxLead(row, names, consent, now),
    mobile: row.mobileMasked ?? '••••••••••',
    wish: row.wish,
    slot: row.slot,
    quality: { score: row.quality, parts: [...row.qualityParts] },
    timesAsked: row.timesAsked,
    lastAskedAt: row.lastAskedAt.toISOString(),
    reason: row.reason,
    version: row.version,
    events: events.map(({ at, memberId, ...event }) => ({
      ...event,
      at: at.toISOString(),
      member: memberId === null ? null : (names.get(memberId) ?? ''),
    })),
    erasure:
      erasure === null
        ? null
        : {
            consentId: erasure.consentId,
            dueAt: erasure.dueAt.toISOString(),
            confirmedAt: erasure.confirmedAt?.toISOString() ?? null,
          },
    dispute:
      dispute === null
        ? null
        : { kind: dispute.kind, state: dispute.state, at: dispute.at.toISOString() },
    disputableUntil:
      dispute === null && disputableUntil > now ? disputableUntil.toISOString() : null,
  };
}
