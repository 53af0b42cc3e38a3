import type { Database } from '../../../db/database.ts';
import type { OrderKinds } from '../../../order-kind.ts';
import { unassignWork } from '../../desk-queue/unassign-work.ts';
import { takeInspectionsFrom } from '../../inspections/store/inspections-of-subject.ts';
import { recordAct } from '../acts/record-act.ts';
import { findOperatorByName, updateDisabled } from '../operator-repository.ts';
import { endDeskSessions } from '../sign-in/desk-session-repository.ts';

/** Closes an operator's account: ends its sessions and unassigns its work. The audit trail stays. False: unknown
 * account. */
export async function closeOperator(
  { sql, orderKinds }: { readonly sql: Database; readonly orderKinds: OrderKinds },
  username: string,
  at: Date,
): Promise<boolean> {
  const operator = await findOperatorByName(sql, username.toLowerCase());
  if (operator === null) return false;
  const { operatorId } = operator;
  await sql.begin(async (tx) => {
    await updateDisabled(tx, operatorId, at);
    await endDeskSessions(tx, operatorId);
    await unassignWork(tx, orderKinds, operatorId);
    await takeInspectionsFrom(tx, operatorId);
    await recordAct(tx, {
      at,
      operatorId: null,
      act: 'close-operator',
      subject: operatorId,
      outcome: 'done',
    });
  });
  return true;
}
