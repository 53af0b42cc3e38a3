import type { TagIssueOnWire } from '@pahiya/contracts/fastag/details/issue-schema';
import { displayVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Queryable } from '../../../db/database.ts';
import { type IssueRow, type IssueStep, selectSteps } from './issue-repository.ts';

/** Issues as their owner sees them. */
export async function issuesOnWire(
  sql: Queryable,
  rows: readonly IssueRow[],
): Promise<TagIssueOnWire[]> {
  const steps = await selectSteps(
    sql,
    rows.map(({ issueId }) => issueId),
  );
  return rows.map((row) =>
    issueOnWire(
      row,
      steps.filter(({ issueId }) => issueId === row.issueId),
    ),
  );
}

function issueOnWire(row: IssueRow, steps: readonly IssueStep[]): TagIssueOnWire {
  return {
    issueId: row.issueId,
    vehicleNumber: row.vehicleNumber,
    display: displayVehicleNumber(row.vehicleNumber),
    tagClass: row.tagClass,
    state: row.state,
    issuer: { name: row.issuerName, sandbox: row.isSandbox },
    mobileMasked: row.mobileMasked,
    otpValidUntil: row.otpValidUntil.toISOString(),
    resendAfter: row.resendAfter.toISOString(),
    pictures: row.pictures.map((picture) => ({
      picture,
      isSent: row.files.some((file) => file.picture === picture),
    })),
    reason: row.reason,
    resend: [...row.resend],
    tagSerial: row.tagSerial,
    courier: row.courier,
    consignmentId: row.consignmentId,
    steps: steps.map(({ state, at }) => ({ state, at: at.toISOString() })),
    changedAt: row.changedAt.toISOString(),
    orderId: row.orderId,
  };
}
