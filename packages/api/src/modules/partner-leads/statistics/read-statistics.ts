import type { AnswerOf } from '@pahiya/contracts/contract';
import type { partnerStatistics } from '@pahiya/contracts/partner-leads/statistics-contracts';
import { leadKinds } from '@pahiya/domain/leads/lead-rules';
import { type WorkingHours, workingMinutesBetween } from '@pahiya/domain/leads/working-hours';
import { addDays, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { PartnerMember } from '../../../http/caller.ts';
import type { Services } from '../../../services.ts';
import { findPartnerFirm } from '../../partner-firms/firms/find-partner-firm.ts';
import { memberNames } from '../../partner-firms/firms/partner-names.ts';
import { hoursOf } from '../store/lead-clock.ts';
import {
  countHandled,
  countReasons,
  type LeadCounts,
  selectPaces,
} from '../store/statistics-repository.ts';

type Statistics = AnswerOf<typeof partnerStatistics>;

/** A median of fewer says more about single leads than about the firm. */
const fewest = 5;

/** How a firm handled the leads of a period, of those that the member may see. */
export async function readStatistics(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  member: PartnerMember,
  days: number,
): Promise<Statistics> {
  const at = now();
  const until = istDateOf(at);
  const from = addDays(until, 1 - days);
  const period = { from: midnightOf(from), until: midnightOf(addDays(until, 1)) };
  const [rows, reasons, paces, firm] = await Promise.all([
    countHandled(sql, member, period),
    countReasons(sql, member, period),
    selectPaces(sql, member, period),
    findPartnerFirm(sql, member.firmId, at),
  ]);
  if (firm === null) throw new Error('a member has a firm');
  const hours = await hoursOf(sql, firm, at);
  const ids = rows.map(({ memberId }) => memberId).filter((id) => id !== null);
  const names = await memberNames(sql, [...new Set(ids)]);
  const byMember = [...Map.groupBy(rows, ({ memberId }) => memberId)].map(([memberId, own]) => ({
    name: memberId === null ? null : (names.get(memberId) ?? ''),
    ...handled(own),
  }));
  const { open, lost, returned, withdrawn, credited } = sums(rows);
  return {
    from,
    until,
    all: { ...handled(rows), open, lost, returned, withdrawn, credited },
    kinds: leadKinds
      .map((kind) => ({ kind, ...handled(rows.filter((row) => row.kind === kind)) }))
      .filter(({ received }) => received > 0),
    members: byMember.sort(
      (a, b) => b.received - a.received || (a.name ?? '').localeCompare(b.name ?? ''),
    ),
    reasons: [...reasons],
    minutes: {
      toAccept: medianMinutes(
        paces.map(({ createdAt, acceptedAt }) => ({ from: createdAt, until: acceptedAt })),
        hours,
      ),
      toContact: medianMinutes(
        paces.map(({ createdAt, contactedAt }) => ({ from: createdAt, until: contactedAt })),
        hours,
      ),
    },
  };
}

function handled(rows: readonly LeadCounts[]) {
  const { received, accepted, contacted, won, missed } = sums(rows);
  return { received, accepted, contacted, won, missed };
}

function sums(rows: readonly LeadCounts[]) {
  const sum = (of: (row: LeadCounts) => number) => rows.reduce((all, row) => all + of(row), 0);
  return {
    received: sum((row) => row.received),
    accepted: sum((row) => row.accepted),
    contacted: sum((row) => row.contacted),
    won: sum((row) => row.won),
    missed: sum((row) => row.missed),
    open: sum((row) => row.open),
    lost: sum((row) => row.lost),
    returned: sum((row) => row.returned),
    withdrawn: sum((row) => row.withdrawn),
    credited: sum((row) => row.credited),
  };
}

/** The median of working minutes, to the minute. */
function medianMinutes(
  spans: readonly { readonly from: Date; readonly until: Date | null }[],
  hours: WorkingHours,
): number | null {
  const minutes = spans
    .flatMap(({ from, until }) =>
      until === null ? [] : [workingMinutesBetween(from, until, hours)],
    )
    .sort((a, b) => a - b);
  if (minutes.length < fewest) return null;
  const middle = Math.floor(minutes.length / 2);
  const upper = minutes[middle] ?? 0;
  const lower = minutes.length % 2 === 1 ? upper : (minutes[middle - 1] ?? 0);
  return Math.round((lower + upper) / 2);
}

function midnightOf(day: IstDate): Date {
  return new Date(`${day}T00:00:00+05:30`);
}
