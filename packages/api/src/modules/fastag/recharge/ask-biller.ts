import type { ReportAct } from '@pahiya/domain/fastag/recharge-states';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Services } from '../../../services.ts';
import { applyReport } from './apply-report.ts';
import { updateComplaint } from './recharge-repository.ts';
import type { RechargeRow } from './recharge-row.ts';

/** Asks the bill-payment system once what became of a recharge, and applies what it says. */
export async function askBiller(
  services: Services,
  { rechargeId, requestId }: Pick<RechargeRow, 'rechargeId' | 'requestId'>,
): Promise<Result<ReportAct, ProviderFailure>> {
  const report = await services.tollBiller.report(requestId);
  return report.ok ? ok(await applyReport(services, rechargeId, report.value)) : report;
}

/** Registers a complaint that the person paid and the tag was not credited: once, however often it is called. */
export async function complainToBank(
  { sql, tollBiller }: Services,
  { rechargeId, requestId }: Pick<RechargeRow, 'rechargeId' | 'requestId'>,
): Promise<Result<undefined, ProviderFailure>> {
  const complaint = await tollBiller.complain({
    complaintId: requestId,
    requestId,
    disposition: 'debited-not-credited',
  });
  if (!complaint.ok) return complaint;
  await updateComplaint(sql, rechargeId, complaint.value);
  return ok(undefined);
}
