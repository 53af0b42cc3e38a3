import { addDays, istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { enqueueTask } from '../../tasks/enqueue-task.ts';
import { addOrderEvent } from '../orders/order-events.ts';
import { type CorrectionRow, upsertCorrection } from './correction-repository.ts';
import type { OpenReport } from './find-report.ts';
import { correctionSubject } from './watch-correction.task.ts';

/** What is wrong with a line. */
type Claim = Pick<CorrectionRow, 'lineId' | 'claim' | 'note'> & {
  readonly statedKm?: number | undefined;
};

/** Stores a correction of a line, which the desk forwards to the source, and its clock of some days. The line itself
 * stays. Refuses `service-history/unknown-line`. */
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
  const at = services.now();
  const dueOn = addDays(istDateOf(at), services.settings.serviceHistory.correctionDays);
  const stated = claim === 'wrong-km' ? (statedKm ?? null) : null;
  await services.sql.begin(async (tx) => {
    const correction = { lineId, claim, statedKm: stated, note, askedAt: at, dueOn };
    await upsertCorrection(tx, row.reportId, correction);
    await addOrderEvent(tx, { orderId: row.orderId, kind: 'report-correction', at });
    const dueAt = new Date(`${addDays(dueOn, 1)}T00:00:00+05:30`);
    await enqueueTask(tx, {
      kind: 'watch-correction',
      subject: correctionSubject(row.reportId, lineId),
      dueAt,
    });
  });
  return ok(undefined);
}
