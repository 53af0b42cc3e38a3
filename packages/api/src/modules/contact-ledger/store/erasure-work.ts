import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';
import type { DeskWorkKind } from '../../../desk-work.ts';
import { refreshWork } from '../../desk-queue/refresh-work.ts';
import { firmNames } from '../../partner-firms/firms/partner-names.ts';
import {
  insertErasure,
  lockErasure,
  selectOpenErasures,
  updateErased,
} from './contact-use-repository.ts';

/** Name of the work on erasures in the desk's queue. */
export const erasureWorkName = 'contact-erasure';

/** Erasures that a firm has not confirmed, from the withdrawal on: with the firm, due on the erasure's day. */
export const erasureWork: DeskWorkKind = {
  openWork: async (sql, which) => {
    const rows = await selectOpenErasures(sql, which);
    const names = await firmNames(
      sql,
      rows.map(({ firmId }) => firmId),
    );
    return rows.map(({ consentId, firmId, askedAt, dueAt }) => ({
      ...{ itemId: consentId, orderId: null, kind: erasureWorkName, type: firmId },
      ...{ name: names.get(firmId)?.name ?? '', state: 'owed', route: 'partner' },
      ...{ isExpress: false, amount: paise(0), publicId: consentId.slice(0, 8) },
      ...{ vehicleNumber: null, paidAt: askedAt, dueOn: istDateOf(dueAt) },
    }));
  },
  lock: lockErasure,
};

/** Asks a firm to erase its copies. */
export async function askErasure(
  tx: Queryable,
  one: Parameters<typeof insertErasure>[1],
): Promise<void> {
  await insertErasure(tx, one);
  await refreshWork(tx, erasureWork.openWork, one.consentId);
}

/** Notes that a firm erased its copies; false when there is nothing open. */
export async function endErasure(
  tx: Queryable,
  one: Parameters<typeof updateErased>[1],
): Promise<boolean> {
  const isNew = await updateErased(tx, one);
  if (isNew) await refreshWork(tx, erasureWork.openWork, one.consentId);
  return isNew;
}
