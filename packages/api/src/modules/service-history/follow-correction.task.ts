import type { CorrectionStatus } from '@pahiya/domain/service-history/ports';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Services } from '../../services.ts';
import { pauseForAge } from '../../tasks/retry-delay.ts';
import type { TaskHandler } from '../../tasks/task-kinds.ts';
import { answerCorrection } from './answer-correction.ts';
import { type CorrectionRow, selectCorrections, updateSent } from './correction-repository.ts';
import { readCorrectionSubject } from './correction-subject.ts';

const shortestMs = 60_000;
const longestMs = 6 * 3_600_000;

/** Passes a correction on to the vendor and asks for its answer until there is one, also past the day on which it was
 * due. Ends once an operator has answered, and when the report, with its corrections, is erased. */
export const followCorrectionTask: TaskHandler = async (services, subject) => {
  const { sql, now } = services;
  const { reportId, lineId } = readCorrectionSubject(subject);
  const correction = (await selectCorrections(sql, reportId)).find((one) => one.lineId === lineId);
  if (correction === undefined || correction.state !== 'open') return 'done';
  const { correctionId, askedAt, sentAt } = correction;
  const status = await ask(services, reportId, correction);
  if (status.ok && status.value.state !== 'unknown') {
    if (sentAt === null) await updateSent(sql, correctionId, now());
    if (status.value.state !== 'open') {
      const answer = status.value;
      // An operator may have been quicker, or the claim has changed meanwhile: then this is enqueued again.
      await sql.begin((tx) => answerCorrection(tx, services, { correctionId, answer }));
      return 'done';
    }
  }
  const age = now().getTime() - askedAt.getTime();
  return { again: new Date(now().getTime() + pauseForAge(age, shortestMs, longestMs)) };
};

async function ask(
  { serviceHistory: vendor }: Services,
  report: string,
  { correctionId: reference, sentAt, lineId, claim, statedKm, note }: CorrectionRow,
): Promise<Result<CorrectionStatus, ProviderFailure>> {
  const status =
    sentAt === null ? ok({ state: 'unknown' } as const) : await vendor.correction(reference);
  if (!status.ok || status.value.state !== 'unknown') return status;
  return vendor.correct({ reference, report, lineId, claim, statedKm, note });
}
