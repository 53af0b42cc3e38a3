import type { ServiceReport } from '@pahiya/contracts/service-history/report-schema';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import {
  makeShortLink,
  revokeShortLinks,
  subjectOfLink,
  tokenOfLink,
} from '../short-links/short-links.ts';
import { finishedReport, type OpenReport } from './find-report.ts';
import { selectReport, updateShared } from './service-report-repository.ts';
import type { ServiceReportRow } from './service-report-row.ts';
import { toReportOnWire } from './to-report-on-wire.ts';

const kind = 'service-report';

/** Token of a report's link; null while it is not shared. */
export function shareTokenOf(
  services: Pick<Services, 'settings'>,
  { shareId }: Pick<ServiceReportRow, 'shareId'>,
): string | null {
  return shareId === null ? null : tokenOfLink(services, kind, shareId);
}

/** Shares a report until its time is over; one that is shared keeps its link. Returns the token. */
export function shareReport(services: Services, { row, finished }: OpenReport): Promise<string> {
  const { reportId: subject } = row;
  const { validUntil: expiresAt } = finished;
  if (expiresAt === null) throw new Error('only the sample has no end');
  return services.sql.begin(async (tx) => {
    const link = await makeShortLink(services, tx, {
      kind,
      subject,
      expiresAt,
    });
    await updateShared(tx, subject, link.linkId);
    return link.token;
  });
}

/** Revokes the link of a report. */
export function revokeReport(services: Services, { reportId }: ServiceReportRow): Promise<void> {
  return services.sql.begin(async (tx) => {
    await revokeShortLinks(services, tx, kind, [reportId]);
    await updateShared(tx, reportId, null);
  });
}

/** The report behind a link, with the number masked. Refuses `service-history/link-over`: the same for an unknown,
 * revoked and expired one. */
export async function sharedReport(
  services: Services,
  token: string,
): Promise<Result<ServiceReport, Refusal>> {
  const reportId = await subjectOfLink(services, services.sql, { kind, token });
  const row = reportId === null ? null : await selectReport(services.sql, reportId);
  const finished = row === null ? null : await finishedReport(services, row);
  if (finished === null) {
    return err({
      code: 'service-history/link-over',
      detail: 'This report is no longer shared, or its year is over.',
    });
  }
  return ok(toReportOnWire(finished, { isMasked: true, today: istDateOf(services.now()) }));
}
