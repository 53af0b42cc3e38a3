import type { SettlementType } from '@pahiya/domain/challans/quote';
import type { IstDate } from '@pahiya/domain/shared/ist-date';

/** What the queue is sorted by: where a page ended. */
export type QueueKey = {
  readonly promisedOn: IstDate;
  readonly settlementType: SettlementType;
  readonly orderChallanId: string;
};

const form =
  /^(\d{4}-\d{2}-\d{2})\.(EXPRESS|STANDARD)\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** A place in the queue as text for an address. */
export function writeCursor({ promisedOn, settlementType, orderChallanId }: QueueKey): string {
  return Buffer.from(`${promisedOn}.${settlementType}.${orderChallanId}`).toString('base64url');
}

/** The place that a text names; null for a text that is none of ours. */
export function readCursor(cursor: string): QueueKey | null {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, promisedOn, settlementType, orderChallanId] = form.exec(text) ?? [];
  if (promisedOn === undefined || orderChallanId === undefined) return null;
  if (Number.isNaN(Date.parse(promisedOn))) return null;
  return {
    promisedOn: promisedOn as IstDate,
    settlementType: settlementType as SettlementType,
    orderChallanId,
  };
}
