import { documentNumberOf, financialYearOf } from '@pahiya/domain/orders/document-number';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../db/database.ts';
import { takeSerial } from './document-series-repository.ts';
import { updateDocumentNumber } from './order-state-repository.ts';

/** Gives a paid order the next number of its financial year for its receipt or tax invoice. The series stays locked until
 * the transaction ends, so numbers have no gaps; call it last, after everything that may wait. */
export async function takeDocumentNumber(
  tx: Queryable,
  orderId: string,
  paidOn: IstDate,
): Promise<void> {
  const year = financialYearOf(paidOn);
  await updateDocumentNumber(tx, orderId, documentNumberOf(year, await takeSerial(tx, year)));
}
