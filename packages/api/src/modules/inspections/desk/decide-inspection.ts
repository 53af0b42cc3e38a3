import { canMoveInspection } from '@pahiya/domain/inspections/inspection-states';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Operator } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { performAct } from '../../operators/acts/perform-act.ts';
import { findOperator } from '../../operators/inspectors.ts';
import { findRecorded } from '../store/finding-repository.ts';
import { noInspection, wrongInspectionState } from '../store/inspection-refusals.ts';
import { lockInspection } from '../store/inspection-repository.ts';
import { saveInspection } from '../store/inspection-work.ts';
import { toScore } from '../store/on-wire.ts';

type Acting = {
  readonly inspectionId: string;
  readonly operator: Operator;
  readonly requestId: string;
};

type Assigned = Result<{ readonly state: 'booked' | 'assigned' }, Refusal>;

/** Assigns a booked inspection to an inspector (id), or takes it away (`nobody`). */
export async function assignInspection(
  services: Services,
  { inspectionId, operator, requestId, to }: Acting & { readonly to: string },
): Promise<Assigned> {
  const act = { operator, requestId, act: 'assign-inspection', note: to } as const;
  return performAct(services, { ...act, subject: inspectionId }, async (tx): Promise<Assigned> => {
    const row = await lockInspection(tx, inspectionId);
    if (row === null || row.state === 'held') return err(noInspection);
    if (row.state !== 'booked' && row.state !== 'assigned') return err(wrongInspectionState);
    if (to === 'nobody') {
      await saveInspection(tx, { ...row, state: 'booked', assignedTo: null });
      return ok({ state: 'booked' });
    }
    const inspector = await findOperator(tx, to);
    if (inspector?.roles.includes('inspector') !== true) return err(notAnInspector);
    await saveInspection(tx, { ...row, state: 'assigned', assignedTo: to });
    return ok({ state: 'assigned' });
  });
}

const nextStates = { pass: 'passed', return: 'assigned', refuse: 'refused' } as const;

/** Passes a submitted report, returns it to its inspector with a note, or refuses it. What the inspection is for follows in
 * the same transaction; address and mobile are erased with the end. */
export async function decideInspection(
  services: Services,
  {
    inspectionId,
    operator,
    requestId,
    decision,
    note,
  }: Acting & { readonly decision: keyof typeof nextStates; readonly note: string | null },
): Promise<Result<{ readonly state: 'passed' | 'assigned' | 'refused' }, Refusal>> {
  const at = services.now();
  const act = { operator, requestId, act: 'decide-inspection', note: decision } as const;
  return performAct(services, { ...act, subject: inspectionId }, async (tx) => {
    const row = await lockInspection(tx, inspectionId);
    if (row === null) return err(noInspection);
    const state = nextStates[decision];
    if (row.state !== 'submitted' || !canMoveInspection(row.state, state)) {
      return err(wrongInspectionState);
    }
    if (decision === 'return') {
      await saveInspection(tx, { ...row, state, submittedAt: null, decisionNote: note });
      return ok({ state });
    }
    await saveInspection(tx, {
      ...row,
      state,
      contact: null,
      decidedAt: at,
      decidedBy: operator.operatorId,
      decisionNote: note,
    });
    const { isBarred } = toScore(row, await findRecorded(tx, inspectionId));
    const { subjectId, subject } = row;
    const decided = { inspectionId, subjectId, decision, isBarred, at };
    await services.inspectionSubjects[subject].onDecision(tx, decided);
    return ok({ state });
  });
}

const notAnInspector: Refusal = {
  code: 'inspection/not-an-inspector',
  detail: 'Choose an operator with the inspector role.',
};
