import { randomBytes } from 'node:crypto';
import { oldestReportRange } from '@pahiya/domain/community/community-terms';
import type { ReportedKind } from '@pahiya/domain/reports/report-reasons';
import type { Transaction } from '../../db/database.ts';
import { addressRange, isPublicAddress } from '../../http/address.ts';
import { keyedHash } from '../../http/keyed-hash.ts';
import type { Services } from '../../services.ts';
import { deleteRanges, keyOfSubject, numberOfRange } from './report-range-repository.ts';

/** What a report keeps of the range of addresses from which it came. */
export type ReportRange = { readonly digest: Buffer; readonly number: number };

/** Digests the range of a report under the key of its thing, so that reports of it are told apart and those of others are
 * not brought together (docs/adr/0155). Null: the address is none of the public network and says nothing. */
export async function rangeOfReport(
  tx: Transaction,
  { secret, now }: { readonly secret: Services['settings']['secret']; readonly now: Date },
  report: { readonly kind: ReportedKind; readonly subjectId: string; readonly address: string },
): Promise<ReportRange | null> {
  if (!isPublicAddress(report.address)) return null;
  const key = await keyOfSubject(tx, report, randomBytes(32));
  const purpose = `report-range ${key.toString('base64url')}`;
  const digest = keyedHash(secret, purpose, addressRange(report.address)).subarray(0, 16);
  const since = oldestReportRange(now);
  return { digest, number: await numberOfRange(tx, report, { digest, since }) };
}

/** Deletes what reports keep of ranges of addresses longer than it is needed; returns the number. */
export async function purgeReportRanges({
  sql,
  now,
}: Pick<Services, 'sql' | 'now'>): Promise<number> {
  return deleteRanges(sql, oldestReportRange(now()));
}
