import {
  canMoveVehicleInspection,
  type InspectionShot,
  inspectionHours,
} from '@pahiya/domain/insurance/vehicle-inspection';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Operator } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { enqueueNotice } from '../../notices/enqueue-notice.ts';
import { performAct } from '../../operators/acts/perform-act.ts';
import { badField } from '../pricing/premium-refusals.ts';
import { inspectionNotice } from './inspection-notice.ts';
import { shotsOf } from './inspection-on-wire.ts';
import { inspectionClosed, noInspectionNeeded } from './inspection-refusals.ts';
import {
  lockInspection,
  selectInspectionById,
  selectPictures,
  updateAgain,
  updateInspection,
} from './inspection-repository.ts';

/** An inspection with its shots, for the desk. The plate is shown: pictures are compared with it. */
export async function readDeskInspection({ sql }: Services, inspectionId: string) {
  const row = await selectInspectionById(sql, inspectionId);
  if (row === null) return err(noInspectionNeeded);
  const { vehicleNumber, state, submittedAt, note, insurerName: insurer } = row;
  const shots = shotsOf(await selectPictures(sql, inspectionId));
  return ok({
    ...{ inspectionId, insurer, vehicleNumber, state, note, shots },
    submittedAt: submittedAt?.toISOString() ?? null,
  });
}

const states = { pass: 'passed', refuse: 'refused', again: 'open' } as const;

/** Passes a submitted inspection, refuses it with a reason, or asks for pictures again; the clock starts again. Recorded as
 * an act of the operator; the person is notified. */
export async function decideInspection(
  services: Services,
  {
    inspectionId,
    operator,
    requestId,
    ...wish
  }: {
    readonly inspectionId: string;
    readonly operator: Operator;
    readonly requestId: string;
    readonly decision: keyof typeof states;
    readonly shots: readonly InspectionShot[];
    readonly note: string | null;
  },
): Promise<Result<{ readonly state: 'passed' | 'refused' | 'open' }, Refusal>> {
  const { decision, shots, note } = wish;
  const state = states[decision];
  const act = {
    ...({ operator, requestId, act: 'decide-insurance-inspection' } as const),
    // The owner reads only the newest reason; the log keeps each.
    note: [decision, note].filter(Boolean).join(': '),
  };
  return performAct(services, { ...act, subject: inspectionId }, async (tx) => {
    if (decision !== 'pass' && note === null) {
      return err(badField('note', 'Enter the reason: the owner reads it.'));
    }
    if (decision === 'again' && shots.length === 0) {
      return err(badField('shots', 'Choose the pictures to be taken again.'));
    }
    const row = await lockInspection(tx, inspectionId);
    if (row === null) return err(noInspectionNeeded);
    if (!canMoveVehicleInspection(row.state, state)) return err(inspectionClosed);
    const at = services.now();
    if (decision === 'again') await updateAgain(tx, inspectionId, shots);
    await updateInspection(tx, inspectionId, {
      ...{ state, note: decision === 'pass' ? null : note },
      expiresAt: new Date(at.getTime() + inspectionHours * 3_600_000),
      submittedAt: decision === 'again' ? null : row.submittedAt,
      decided: { by: operator.operatorId, at },
    });
    await enqueueNotice(tx, services, {
      userId: row.userId,
      subjectKind: inspectionNotice,
      subjectId: inspectionId,
      channels: ['sms', 'email'],
      dedupeKey: `${state} ${at.toISOString()}`,
      messageClass: 'service',
      facts: { state },
    });
    return ok({ state });
  });
}
