import { findCity } from '@pahiya/domain/places/cities';
import { ok, type Result } from '@pahiya/domain/shared/result';
import { csvCell } from '@pahiya/domain/text/csv-cell';
import type { PartnerMember } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { performPartnerAct } from '../../partner-firms/store/perform-partner-act.ts';
import { type LeadRow, newestLeads } from '../store/lead-repository.ts';

const leadsAtMost = 10_000;
const useMs = 86_400_000;

const columns = [
  'lead',
  'created',
  'kind',
  'stage',
  'reason',
  'title',
  'city',
  'name',
  'mobile',
  'wish',
  'due',
  'quality',
  'times asked',
] as const;

/** The newest leads that a member may see, masked, as CSV. The first line says who took it, when, and by when it has to
 * be deleted; the firm's log has the row of the same export. */
export function exportLeads(
  services: Services,
  member: PartnerMember,
  requestId: string,
): Promise<Result<string, Refusal>> {
  const acting = { member, requestId, act: 'export-leads', subject: requestId } as const;
  return performPartnerAct(services, acting, async (tx) => {
    const rows = await newestLeads(tx, member, leadsAtMost);
    return ok(csvOf(rows, { member, requestId, at: services.now() }));
  });
}

function csvOf(
  rows: readonly LeadRow[],
  { member, requestId, at }: { member: PartnerMember; requestId: string; at: Date },
): string {
  const watermark = [
    `Exported by ${member.email} of ${member.firmName}`,
    at.toISOString(),
    `delete by ${new Date(at.getTime() + useMs).toISOString()}`,
    `export ${requestId}`,
  ];
  const lines = [watermark, columns, ...rows.map(cellsOf)];
  return lines.map((line) => `${line.map(csvCell).join(',')}\r\n`).join('');
}

function cellsOf(row: LeadRow): readonly string[] {
  return [
    row.leadId,
    row.createdAt.toISOString(),
    row.kind,
    row.stage,
    row.reason ?? '',
    row.title,
    findCity(row.cityId)?.name ?? String(row.cityId),
    row.nameMasked ?? '',
    row.mobileMasked ?? '',
    row.wish ?? '',
    row.dueAt?.toISOString() ?? '',
    String(row.quality),
    String(row.timesAsked),
  ];
}
