import { canMoveRecharge, type RechargeState } from '@pahiya/domain/fastag/recharge-states';
import type { Queryable } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { refreshWork } from '../../desk-queue/refresh-work.ts';
import { openRechargeWork } from './open-recharge-work.ts';
import { updateState } from './recharge-repository.ts';
import type { RechargeRow } from './recharge-row.ts';

/** Moves a recharge of a locked order along the table of moves; throws for a move that is not in it. */
export async function moveRecharge(
  tx: Queryable,
  { now }: Pick<Services, 'now'>,
  { rechargeId, state }: Pick<RechargeRow, 'rechargeId' | 'state'>,
  to: RechargeState,
): Promise<void> {
  if (!canMoveRecharge(state, to)) {
    throw new Error(`a recharge cannot go from ${state} to ${to}`);
  }
  await updateState(tx, rechargeId, { state: to, at: now() });
  await refreshWork(tx, openRechargeWork, rechargeId);
}
