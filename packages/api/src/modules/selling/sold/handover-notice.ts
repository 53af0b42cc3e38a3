import type { NoticeKind } from '../../../notice-kind.ts';
import { findHandover } from '../store/handover-repository.ts';
import { findSale } from '../store/sale-repository.ts';
import { soldKey } from './sold-key.ts';
import { soldTexts } from './sold-notice.ts';

/** Name of messages about cars sold to a dealer among the notices. */
export const handoverNotice = 'car-handover';

/** A day of the law after a sale to a dealer. Left out once the record names another owner or the seller stopped the
 * messages; a report that was filed meanwhile is not asked for. */
export const handoverNoticeKind: NoticeKind = {
  alert: 'vehicle-sold',
  read: async ({ sql, settings }, { subjectId, facts }, language) => {
    const [sale, handover] = await Promise.all([
      findSale(sql, subjectId),
      findHandover(sql, subjectId),
    ]);
    if (sale === null || handover === null || handover.recordClosedAt !== null) return null;
    if (handover.channels.length === 0) return null;
    const key = encodeURIComponent(soldKey(settings.secret, subjectId));
    const path = `/sell-car/sales/${subjectId}`;
    return soldTexts(
      { ...sale, isReported: handover.liabilityClosedAt !== null },
      { facts, language, path, stopPath: `/sell-car/sold-alerts?key=${key}` },
    );
  },
};
