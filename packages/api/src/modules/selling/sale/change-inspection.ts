import { parseIstDate } from '@pahiya/domain/shared/ist-date';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { transact } from '../../../transact.ts';
import {
  cancelInspection,
  rescheduleInspection,
} from '../../inspections/booking/book-inspection.ts';
import type { Slot } from '../../inspections/booking/slots.ts';
import { applySaleEvent, lockOwnSale } from '../store/move-sale.ts';

type Own = { readonly saleId: string; readonly userId: string };

/** Moves the inspection of an own sale to another slot. */
export function moveInspection(
  services: Services,
  { saleId, userId }: Own,
  asked: { readonly day: string; readonly fromHour: number },
): Promise<Result<{ readonly slot: Slot }, Refusal>> {
  const day = parseIstDate(asked.day);
  if (day === null) throw new Error('the contract accepts days only');
  return transact(services.sql, async (tx) => {
    const sale = await lockOwnSale(tx, saleId, userId);
    if (!sale.ok) return sale;
    const { fromHour } = asked;
    const slot = await rescheduleInspection(tx, services, { subjectId: saleId, day, fromHour });
    return slot.ok ? ok({ slot: slot.value }) : slot;
  });
}

/** Cancels the inspection of an own sale. */
export function cancelSaleInspection(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  { saleId, userId }: Own,
): Promise<Result<{ readonly state: 'draft' }, Refusal>> {
  return transact(sql, async (tx) => {
    const sale = await lockOwnSale(tx, saleId, userId);
    if (!sale.ok) return sale;
    const cancelled = await cancelInspection(tx, saleId);
    if (!cancelled.ok) return cancelled;
    const moved = await applySaleEvent(tx, sale.value, 'cancel-slot', now());
    return moved.ok ? ok({ state: 'draft' }) : moved;
  });
}

/** Withdraws a car from sale; an inspection that is booked is cancelled. */
export function withdrawSale(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  { saleId, userId }: Own,
): Promise<Result<{ readonly state: 'withdrawn' }, Refusal>> {
  return transact(sql, async (tx) => {
    const sale = await lockOwnSale(tx, saleId, userId);
    if (!sale.ok) return sale;
    const cancelled = sale.value.state === 'booked' ? await cancelInspection(tx, saleId) : null;
    if (cancelled !== null && !cancelled.ok) return cancelled;
    const moved = await applySaleEvent(tx, sale.value, 'withdraw', now());
    return moved.ok ? ok({ state: 'withdrawn' }) : moved;
  });
}
