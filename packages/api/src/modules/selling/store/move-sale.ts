import { moveSale, type SaleEvent, type SaleState } from '@pahiya/domain/selling/sale-states';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import { isUnique } from '../../../db/is-unique.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { findSale, lockSaleRow, type SaleRow, updateState } from './sale-repository.ts';
import { refreshSaleWork } from './sale-work.ts';

/** Moves a locked sale by an event of the domain's table and records it. Refuses `sale/wrong-state`, and
 * `sale/sold-elsewhere` where another sale has bound the same car. */
export async function applySaleEvent(
  tx: Transaction,
  sale: Pick<SaleRow, 'saleId' | 'state'>,
  event: SaleEvent,
  at: Date,
): Promise<Result<SaleState, Refusal>> {
  const state = moveSale(sale.state, event);
  if (state === null) return err(wrongSaleState);
  const isMoved = await isUnique(tx, (save) =>
    updateState(save, sale.saleId, { event, state, at }),
  );
  if (!isMoved) return err(soldElsewhere);
  await refreshSaleWork(tx, sale.saleId);
  return ok(state);
}

/** A sale of this person, locked. Another's is not found. */
export async function lockOwnSale(
  tx: Transaction,
  saleId: string,
  userId: string,
): Promise<Result<SaleRow, Refusal>> {
  const sale = await lockSaleRow(tx, saleId);
  return sale === null || sale.userId !== userId ? err(noSale) : ok(sale);
}

/** A sale of this person. */
export async function findOwnSale(
  sql: Parameters<typeof findSale>[0],
  saleId: string,
  userId: string,
): Promise<Result<SaleRow, Refusal>> {
  const sale = await findSale(sql, saleId);
  return sale === null || sale.userId !== userId ? err(noSale) : ok(sale);
}

export const noSale: Refusal = { code: 'sale/not-found', detail: 'There is no such sale.' };

export const wrongSaleState: Refusal = {
  code: 'sale/wrong-state',
  detail: 'This is not possible at this stage of the sale.',
};

const soldElsewhere: Refusal = {
  code: 'sale/sold-elsewhere',
  detail: 'An offer for this car has been accepted in another sale.',
};
