import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Operator } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { performAct } from '../../operators/acts/perform-act.ts';
import { findRecorded } from '../store/finding-repository.ts';
import { saveInspection } from '../store/inspection-work.ts';
import { gapsOf } from '../store/on-wire.ts';
import { openForRecording } from './own-inspection.ts';

/** Submits the report of an inspector to the desk. Refuses `inspection/incomplete` while something is missing. */
export async function submitReport(
  services: Services,
  {
    inspectionId,
    operator,
    requestId,
  }: { inspectionId: string; operator: Operator; requestId: string },
): Promise<Result<{ readonly state: 'submitted' }, Refusal>> {
  const act = { operator, requestId, act: 'submit-inspection', subject: inspectionId } as const;
  return performAct(services, act, async (tx) => {
    const opened = await openForRecording(tx, inspectionId, operator.operatorId);
    if (!opened.ok) return opened;
    const gaps = gapsOf(opened.value, await findRecorded(tx, inspectionId));
    if (gaps.length > 0) return err(incomplete(gaps.length));
    await saveInspection(tx, {
      ...opened.value,
      state: 'submitted',
      submittedAt: services.now(),
      decisionNote: null,
    });
    return ok({ state: 'submitted' });
  });
}

function incomplete(gaps: number): Refusal {
  return {
    code: 'inspection/incomplete',
    detail: `The report cannot be submitted yet: ${gaps} things are missing.`,
  };
}
