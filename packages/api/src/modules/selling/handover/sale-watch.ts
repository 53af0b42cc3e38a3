import { saleWatchRules } from '@pahiya/domain/selling/selling-rules';
import { addDays, daysBetween, istDateOf } from '@pahiya/domain/shared/ist-date';
import { watchKind } from '../../watches/watch-kind.ts';
import { findHandover, updateRecordSeen } from '../store/handover-repository.ts';
import { applySaleEvent } from '../store/move-sale.ts';
import { lockSaleRow } from '../store/sale-repository.ts';

/** Name of the watch of a sold car; its subject is the sale's id. */
export const saleWatchName = 'car-sale';

/** Watches the record of a sold car until it names a later owner: the second tick. Read every few days at first, then every
 * week. */
export const saleWatch = watchKind<{ ownerSerial: number | null }>({
  look: ({ ownerSerial }) => ({ ownerSerial }),
  onAnswer: async (tx, { subject }, { now, fetchedAt, today }) => {
    const sale = await lockSaleRow(tx, subject);
    const handover = await findHandover(tx, subject);
    if (sale === null || handover === null) return null;
    const serial = typeof now === 'string' ? null : now.ownerSerial;
    const known = handover.ownerSerial;
    const isLater = serial !== null && known !== null && serial > known;
    await updateRecordSeen(tx, subject, {
      ownerSerial: serial,
      closedAt: isLater ? fetchedAt : null,
    });
    // A sale whose seller is not paid yet stays open for that.
    if (isLater && sale.state === 'paid') await applySaleEvent(tx, sale, 'transfer', fetchedAt);
    if (isLater) return null;
    const { everyDays, untilDay, thenEveryDays } = saleWatchRules(today);
    const age = daysBetween(istDateOf(handover.handedOverAt), today);
    return addDays(today, age < untilDay ? everyDays : thenEveryDays);
  },
});
