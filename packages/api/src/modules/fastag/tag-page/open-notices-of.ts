import type { Services } from '../../../services.ts';
import { isProvedOwner } from '../../vehicle/proved-owner.ts';
import { noticePage } from './notice-page.ts';
import { clockOf } from './notices.ts';
import { findOpenNoticesOf } from './open-notice-repository.ts';

/** The next end of an unpaid e-notice: of its single fee, or before it is recorded. */
export type NextTollEnd = {
  readonly noticeId: string;
  readonly vehicleNumber: string;
  readonly kind: 'toll-single' | 'toll-record';
  readonly until: Date;
  readonly enteredAt: Date;
  readonly page: string;
};

/** The next ends of a person's unpaid e-notices. None of a vehicle that somebody else proved. */
export async function findTollEnds(
  services: Services,
  userId: string,
): Promise<readonly NextTollEnd[]> {
  const now = services.now();
  const ends: NextTollEnd[] = [];
  for (const notice of await findOpenNoticesOf(services.sql, userId)) {
    const { phase, singleUntil, flagFrom } = clockOf(notice, now);
    if (phase !== 'single' && phase !== 'double') continue;
    if (!(await isProvedOwner(services, notice.vehicleNumber, userId))) continue;
    const { noticeId, vehicleNumber, enteredAt } = notice;
    ends.push({
      ...{ noticeId, vehicleNumber, enteredAt, page: noticePage(noticeId) },
      kind: phase === 'single' ? 'toll-single' : 'toll-record',
      until: phase === 'single' ? singleUntil : flagFrom,
    });
  }
  return ends;
}
