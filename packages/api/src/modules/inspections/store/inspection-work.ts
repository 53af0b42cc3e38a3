import { inspectionReviewDays } from '@pahiya/domain/selling/selling-rules';
import { addDays, istDateOf } from '@pahiya/domain/shared/ist-date';
import { paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';
import type { DeskWorkKind } from '../../../desk-work.ts';
import { refreshWork } from '../../desk-queue/refresh-work.ts';
import {
  type InspectionRow,
  insertInspection,
  lockInspection,
  type NewInspection,
  selectInspectionsNamed,
  selectInspectionWork,
  unassignInspections,
  updateInspection,
} from './inspection-repository.ts';

/** Name of the work on inspections in the desk's queue. */
export const inspectionWorkName = 'car-inspection';

/** Inspections to assign by the day of their slot, those that an inspector has, and reports to decide. */
export const inspectionWork: DeskWorkKind = {
  openWork: async (sql, which) =>
    (await selectInspectionWork(sql, which)).map((row) => {
      const { inspectionId, state, vehicleNumber, submittedAt, bookedAt, day } = row;
      const reported =
        state === 'submitted' && submittedAt !== null ? istDateOf(submittedAt) : null;
      return {
        ...{ itemId: inspectionId, orderId: null, kind: inspectionWorkName, type: row.subject },
        ...{ name: row.car.title || vehicleNumber, state, vehicleNumber },
        route: state === 'assigned' ? 'partner' : 'desk',
        ...{ isExpress: false, amount: paise(0), publicId: shortId(inspectionId) },
        paidAt: submittedAt ?? bookedAt,
        dueOn: reported === null ? day : addDays(reported, inspectionReviewDays(reported)),
      };
    }),
  lock: async (tx, inspectionId) => {
    await lockInspection(tx, inspectionId);
  },
  find: selectInspectionsNamed,
};

/** Books an inspection. */
export async function addInspection(tx: Queryable, row: NewInspection): Promise<void> {
  await insertInspection(tx, row);
  await refreshWork(tx, inspectionWork.openWork, row.inspectionId);
}

/** Stores what can change of a locked inspection. */
export async function saveInspection(tx: Queryable, row: InspectionRow): Promise<void> {
  await updateInspection(tx, row);
  await refreshWork(tx, inspectionWork.openWork, row.inspectionId);
}

/** Takes the inspections of an inspector away, so that they can be assigned to another. */
export async function takeInspectionsFrom(tx: Queryable, inspectorId: string): Promise<void> {
  for (const inspectionId of await unassignInspections(tx, inspectorId)) {
    await refreshWork(tx, inspectionWork.openWork, inspectionId);
  }
}

/** Enough of an id to tell rows apart. */
function shortId(id: string): string {
  return id.slice(0, 8);
}
