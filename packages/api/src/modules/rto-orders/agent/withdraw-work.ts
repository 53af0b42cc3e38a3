import type { RtoAgentReport } from '@pahiya/domain/rto-services/ports';
import type { Queryable } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import type { TaskOutcome } from '../../../tasks/task-kinds.ts';
import { recordAct } from '../../operators/acts/record-act.ts';
import { addOrderEvent } from '../../orders/order-events.ts';
import { lockWork } from '../store/move-work.ts';
import type { RtoWorkRow } from '../store/rto-work.ts';
import { saveWithdrawal } from '../store/rto-work-repository.ts';

/** Steps of work that is not done for its owner any more. */
export const givenUpSteps: readonly string[] = ['refunding', 'refunded'];

/** Withdraws given-up work from the partner and records how that ended. Work that was resumed meanwhile stays with the
 * partner: its next report shows whether it goes on there. */
export async function withdrawWork(
  services: Services,
  work: RtoWorkRow,
  reference: string,
): Promise<TaskOutcome> {
  const { sql, rtoAgent } = services;
  const withdrawn = await rtoAgent.withdraw(reference);
  if (!withdrawn.ok) return { failed: `agent-${withdrawn.error.kind}` };
  // Its number is what the owner needs at the RTO.
  const report = withdrawn.value === 'too-late' ? await rtoAgent.report(reference) : null;
  if (report !== null && !report.ok) return { failed: `agent-${report.error.kind}` };
  const filedAs = report === null ? null : applicationNumberOf(report.value);
  const isRecorded = await sql.begin((tx) =>
    recordWithdrawal(tx, services, work, { outcome: withdrawn.value, filedAs }),
  );
  return isRecorded ? 'done' : { again: services.now() };
}

type Withdrawal = {
  readonly outcome: 'withdrawn' | 'too-late';
  /** Number of the application, where the partner had filed it. */
  readonly filedAs: string | null;
};

/** Records it on work that is still given up; false if it was resumed. */
async function recordWithdrawal(
  tx: Queryable,
  { now }: Pick<Services, 'now'>,
  { orderId, workId, agentReference }: RtoWorkRow,
  { outcome, filedAs }: Withdrawal,
): Promise<boolean> {
  const held = await lockWork(tx, orderId);
  const isOpen = held?.work.route === 'partner' && held.work.agentReference === agentReference;
  if (held === null || !isOpen) return true;
  if (!givenUpSteps.includes(held.step)) return false;
  const at = now();
  const applicationNumber = held.work.applicationNumber ?? filedAs;
  await saveWithdrawal(tx, workId, { outcome, at, applicationNumber });
  await recordAct(tx, {
    at,
    operatorId: null,
    act: 'rto-withdraw',
    orderId,
    subject: workId,
    outcome: outcome === 'too-late' ? outcome : 'done',
    ...(applicationNumber === null ? {} : { note: applicationNumber }),
  });
  if (outcome === 'too-late') {
    const event = { orderId, itemId: workId, kind: 'rto-withdrawn-late', at };
    const receipt = applicationNumber === null ? {} : { receiptNumber: applicationNumber };
    await addOrderEvent(tx, { ...event, ...receipt });
  }
  return true;
}

function applicationNumberOf(report: RtoAgentReport): string | null {
  return 'applicationNumber' in report ? report.applicationNumber : null;
}
