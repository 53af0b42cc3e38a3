import type { AnswerOf } from '@pahiya/contracts/contract';
import type { serviceHistoryPreCheck } from '@pahiya/contracts/service-history/service-history-contracts';
import { displayVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { recordRefusal } from '../vehicle/audit-refusal.ts';
import { hiddenVehicle, isHiddenFrom } from '../vehicle/is-hidden.ts';
import { logPurpose } from '../vehicle/log-purpose.ts';
import { type Asker, takeAllowance } from '../vehicle/lookup-allowance.ts';
import { type LookupMark, readLookupMark } from '../vehicle/read-lookup-mark.ts';
import { askPreview } from './ask-preview.ts';
import type { StoredPreview } from './preview-repository.ts';
import { reportLines, totalOf } from './report-price.ts';

/** A question whether there are records: the number as typed, and who asks. */
export type PreCheckRequest = Asker & {
  readonly vehicleNumber: string;
  /** Request field with the number, for the error. */
  readonly path: string;
  readonly requestId: string;
  /** Asks the source even if it answered a while ago. */
  readonly isAsked?: boolean;
};

/** A checked number and the source's answer. */
export type Checked = { readonly mark: LookupMark; readonly stored: StoredPreview };

/** Checks for records, as a look-up. A failure of the source does not count towards the day's limit. */
export async function checkForRecords(
  services: Services,
  request: PreCheckRequest,
): Promise<Result<Checked, Refusal>> {
  const reading = readLookupMark(request.vehicleNumber, request.path);
  if (!reading.ok) return reading;
  const mark = reading.value;
  const answer = await ask(services, request, mark);
  const refusal = answer.ok ? null : answer.error;
  const { vehicleNumber } = mark;
  logPurpose(services, request, { vehicleNumber, purpose: 'service-history', refusal });
  if (!answer.ok) {
    await recordRefusal(services, request, answer.error);
    return answer;
  }
  return ok({ mark, stored: answer.value });
}

async function ask(
  services: Services,
  request: PreCheckRequest,
  mark: LookupMark,
): Promise<Result<StoredPreview, Refusal>> {
  const allowance = await takeAllowance(services, request, mark);
  if (!allowance.ok) return allowance;
  const viewerId = request.caller.kind === 'user' ? request.caller.userId : null;
  if (await isHiddenFrom(services.sql, mark.vehicleNumber, viewerId)) return err(hiddenVehicle);
  const answer = await askPreview(services, mark.vehicleNumber, request);
  if (!answer.ok) await allowance.value.giveBack();
  return answer;
}

/** The answer with the price of a report. */
export function toPreCheckOnWire(
  { serviceHistory, settings }: Services,
  { mark, stored }: Checked,
): AnswerOf<typeof serviceHistoryPreCheck> {
  const { preview, checkedAt } = stored;
  const lines = reportLines(settings.serviceHistory, '');
  const isNone = preview.kind === 'none';
  return {
    vehicleNumber: mark.vehicleNumber,
    display: displayVehicleNumber(mark.vehicleNumber),
    checkedAt: checkedAt.toISOString(),
    provider: { name: serviceHistory.name, sandbox: serviceHistory.sandbox },
    records: isNone ? null : { visits: preview.visits, newestOn: preview.newestOn },
    price: isNone
      ? null
      : { lines: lines.map(({ code, amount }) => ({ code, amount })), total: totalOf(lines) },
  };
}
