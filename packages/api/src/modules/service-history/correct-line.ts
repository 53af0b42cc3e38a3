import { randomUUID } from 'node:crypto';
import { answerDueOn } from '@pahiya/domain/service-history/correction';
import { addDays, istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../db/database.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { enqueueTask } from '../../tasks/enqueue-task.ts';
import { lockOrder } from '../orders/find-order.ts';
import { addOrderEvent } from '../orders/order-events.ts';
import { type CorrectionRow, saveCorrection, selectCorrections } from './correction-repository.ts';
import { correctionSubject } from './correction-subject.ts';
import type { OpenReport } from './find-report.ts';

/** What is wrong with a line. */
type Claim = Pick<CorrectionRow, 'lineId' | 'claim' | 'note'> & {
  readonly statedKm?: number | undefined;
};

/** Stores a correction of a line, passes it on to the vendor, and starts its clock. The line itself stays. The same
 * correction again changes nothing; another one of a line that is not answered yet keeps the date of the first. Refuses
 * `service-history/unknown-line`. */
export async function correctLine(
  services: Services,
  { row, finished }: OpenReport,
  { lineId, claim, statedKm, note }: Claim,
): Promise<Result<void, Refusal>> {
  if (!finished.history.visits.some(({ id }) => id === lineId)) {
    return err({
      code: 'service-history/unknown-line',
      detail: 'This line is not in the report.',
      errors: [{ path: 'body.lineId', message: 'Choose a line of the report.' }],
    });
  }
  const { reportId, orderId } = row;
  const at = services.now();
  const said = { claim, statedKm: claim === 'wrong-km' ? (statedKm ?? null) : null, note };
  await services.sql.begin(async (tx) => {
    await lockOrder(tx, orderId);
    const known = await openCorrection(tx, reportId, lineId);
    if (known !== null && isSame(known, said)) return;
    const clock = known ?? { askedAt: at, dueOn: answerDueOn(istDateOf(at)), lateToldAt: null };
    const { askedAt, dueOn, lateToldAt } = clock;
    const correctionId = randomUUID();
    const times = { askedAt, dueOn, lateToldAt };
    await saveCorrection(tx, reportId, { correctionId, lineId, ...said, ...times });
    await addOrderEvent(tx, { orderId, itemId: reportId, kind: 'report-correction', at });
    const subject = correctionSubject(reportId, lineId);
    await enqueueTask(tx, { kind: 'follow-correction', subject, dueAt: at });
    const dueAt = new Date(`${addDays(dueOn, 1)}T00:00:00+05:30`);
    await enqueueTask(tx, { kind: 'watch-correction', subject, dueAt });
  });
  return ok(undefined);
}

async function openCorrection(
  tx: Queryable,
  reportId: string,
  lineId: string,
): Promise<CorrectionRow | null> {
  const rows = await selectCorrections(tx, reportId);
  return rows.find((one) => one.lineId === lineId && one.state === 'open') ?? null;
}

function isSame(
  known: CorrectionRow,
  said: Pick<CorrectionRow, 'claim' | 'statedKm' | 'note'>,
): boolean {
  return known.claim === said.claim && known.statedKm === said.statedKm && known.note === said.note;
}
