import { createHash, randomUUID } from 'node:crypto';
import type { ServiceReport } from '@pahiya/contracts/service-history/report-schema';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { keyedHash } from '../../http/keyed-hash.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { finishedReport } from './find-report.ts';
import { selectSharedReport, updateRevoked, updateShared } from './service-report-repository.ts';
import type { ServiceReportRow } from './service-report-row.ts';
import { toReportOnWire } from './to-report-on-wire.ts';

/** Token of a report's link; null while it is not shared. */
export function shareTokenOf(
  { settings }: Pick<Services, 'settings'>,
  { shareId }: Pick<ServiceReportRow, 'shareId'>,
): string | null {
  return shareId === null ? null : tokenOf(settings.secret, shareId);
}

/** Shares a report; one that is shared keeps its link. Returns the token. */
export async function shareReport(services: Services, row: ServiceReportRow): Promise<string> {
  const known = shareTokenOf(services, row);
  if (known !== null) return known;
  const shareId = randomUUID();
  const { secret } = services.settings;
  const shareHash = hashToken(tokenOf(secret, shareId));
  return tokenOf(secret, await updateShared(services.sql, row.reportId, { shareId, shareHash }));
}

/** Revokes the link of a report. */
export function revokeReport({ sql }: Services, { reportId }: ServiceReportRow): Promise<void> {
  return updateRevoked(sql, reportId);
}

/** The report behind a link, with the number masked. Refuses `service-history/link-over`: the same for an unknown,
 * revoked and expired one. */
export async function sharedReport(
  services: Services,
  token: string,
): Promise<Result<ServiceReport, Refusal>> {
  const row = await selectSharedReport(services.sql, hashToken(token));
  const finished = row === null ? null : await finishedReport(services, row);
  if (finished === null) {
    return err({
      code: 'service-history/link-over',
      detail: 'This report is no longer shared, or its year is over.',
    });
  }
  return ok(toReportOnWire(finished, { isMasked: true, today: istDateOf(services.now()) }));
}

function tokenOf(secret: Uint8Array, shareId: string): string {
  return keyedHash(secret, 'service-report-share', shareId).toString('base64url');
}

/** A token has 256 random bits, so a plain hash reveals nothing. */
function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
