import type { Database } from '../../db/database.ts';
import { recordAct } from './acts/record-act.ts';
import { findOperatorByName } from './operator-repository.ts';
import { endDeskSessions } from './sign-in/desk-session-repository.ts';

/** Closes an operator's account: ends its sessions and unassigns its work. The audit trail stays. False: unknown
 * account. */
export async function closeOperator(
  { sql }: { sql: Database },
  username: string,
  at: Date,
): Promise<boolean> {
  const operator = await findOperatorByName(sql, username.toLowerCase());
  if (operator === null) return false;
  const { operatorId } = operator;
  await sql.begin(async (tx) => {
    await tx`update operators set disabled_at = ${at} where id = ${operatorId}`;
    await endDeskSessions(tx, operatorId);
    await tx`
      update order_challans set assigned_to = null
      where assigned_to = ${operatorId} and settlement in ('awaiting-documents',
        'documents-review', 'awaiting-court-otp', 'queued', 'assigned', 'paid-at-source')`;
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
