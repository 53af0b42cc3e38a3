import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { inspectionValidity } from '@pahiya/domain/selling/selling-rules';
import { addDays, type IstDate, isBefore, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../db/database.ts';
import {
  findLatestInspection,
  findRecorded,
  type InspectionRow,
} from '../inspections/store/inspections-of-subject.ts';
import { findLatestSaleOf } from './store/sale-repository.ts';

/** A passed inspection of a seller's own sale, while it is valid. */
export type PassedInspection = {
  readonly inspection: InspectionRow;
  readonly findings: Awaited<ReturnType<typeof findRecorded>>['findings'];
  readonly cityId: number;
  readonly validUntil: IstDate;
  /** Kilometres for which it is valid after the inspection. */
  readonly validKm: number;
};

/** The inspection with which a person may show a car of theirs elsewhere; null: none, or it is no longer valid. */
export async function findPassedInspection(
  sql: Queryable,
  { userId, vehicleNumber }: { readonly userId: string; readonly vehicleNumber: VehicleNumber },
  today: IstDate,
): Promise<PassedInspection | null> {
  const sale = await findLatestSaleOf(sql, userId, vehicleNumber);
  if (sale === null) return null;
  const inspection = await findLatestInspection(sql, sale.saleId);
  if (inspection?.state !== 'passed' || inspection.submittedAt === null) return null;
  const on = istDateOf(inspection.submittedAt);
  const { validDays, validKm } = inspectionValidity(on);
  const validUntil = addDays(on, validDays);
  if (isBefore(validUntil, today)) return null;
  const { findings } = await findRecorded(sql, inspection.inspectionId);
  return { inspection, findings, cityId: sale.cityId, validUntil, validKm };
}
