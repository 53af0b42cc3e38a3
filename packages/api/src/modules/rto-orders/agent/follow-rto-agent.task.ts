import type { RtoAgentReport } from '@pahiya/domain/rto-services/ports';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, type Result } from '@pahiya/domain/shared/result';
import type { Services } from '../../../services.ts';
import { pauseForAge } from '../../../tasks/retry-delay.ts';
import type { TaskHandler } from '../../../tasks/task-kinds.ts';
import { findDocumentsOf } from '../../order-documents/order-documents.ts';
import { readDocument } from '../../order-documents/read-document.ts';
import { findOrder } from '../../orders/find-order.ts';
import type { RtoWorkRow } from '../store/rto-work.ts';
import { saveAgentAnswer, selectWork } from '../store/rto-work-repository.ts';
import { applyAgentReport } from './apply-agent-report.ts';
import { givenUpSteps, withdrawWork } from './withdraw-work.ts';

const shortestMs = 5_000;
const longestMs = 30 * 60_000;
const withPartner = ['preparing', 'appointment', 'filed', 'approved', 'dispatched'];

/** Hands work to the partner once and asks for its status until it is over or with the desk. It always asks first, so a
 * lost answer starts nothing twice. Work that was given up meanwhile is withdrawn. */
export const followRtoAgentTask: TaskHandler = async (services, orderId) => {
  const { sql, rtoAgent, now } = services;
  const work = await selectWork(sql, orderId);
  if (work?.route !== 'partner' || work.agentReference === null) return 'done';
  const reference = work.agentReference;
  if (givenUpSteps.includes(work.step)) return withdrawWork(services, work, reference);
  if (!withPartner.includes(work.step)) return 'done';
  const known = await rtoAgent.report(reference);
  const isNew = known.ok && known.value.state === 'unknown';
  const report = isNew ? await handOver(services, work, reference) : known;
  if (!report.ok) {
    if (!isNew || report.error.kind !== 'rejected') return { failed: `agent-${report.error.kind}` };
    // Refused explicitly: nothing was started, so an operator can do it.
    await saveAnswer(services, work, refusedAtOnce);
    await sql.begin((tx) => applyAgentReport(tx, services, work, refusedAtOnce));
    return 'done';
  }
  const { value } = report;
  await saveAnswer(services, work, value);
  if (value.state !== 'unknown' && value.state !== 'accepted') {
    await sql.begin((tx) => applyAgentReport(tx, services, work, value));
  }
  const current = await selectWork(sql, orderId);
  const isOpen = current?.route === 'partner' && withPartner.includes(current.step);
  const isGivenUp = givenUpSteps.includes(current?.step ?? '');
  if (isGivenUp && current?.route === 'partner') return { again: now() };
  if (!isOpen) return 'done';
  const age = now().getTime() - (work.agentSince?.getTime() ?? now().getTime());
  return { again: new Date(now().getTime() + pauseForAge(age, shortestMs, longestMs)) };
};

const refusedAtOnce: RtoAgentReport & { state: 'refused' } = {
  state: 'refused',
  reason: 'rejected',
};

function saveAnswer(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  work: RtoWorkRow,
  report: RtoAgentReport,
): Promise<void> {
  const said = [
    'reason' in report ? report.reason : null,
    'remark' in report ? report.remark : null,
  ].filter((one) => one !== null);
  const note = said.length === 0 ? null : said.join(': ');
  return saveAgentAnswer(sql, work, { state: report.state, at: now(), note });
}

/** Uploads the accepted documents, then submits the work. */
async function handOver(
  services: Services,
  work: RtoWorkRow,
  reference: string,
): Promise<Result<RtoAgentReport, ProviderFailure>> {
  const { sql, rtoAgent } = services;
  const documents = await findDocumentsOf(sql, work.workId);
  const accepted = documents.filter(({ state }) => state === 'accepted');
  for (const { documentId, kind } of accepted) {
    const file = await readDocument(services, documentId);
    if (file === null || file === 'unavailable') return err(notReadable);
    const stored = await rtoAgent.upload({ reference, documentId, kind, ...file });
    if (!stored.ok) return stored;
  }
  const order = await findOrder(sql, work.orderId);
  if (order === null) throw new Error('RTO work has its order');
  return rtoAgent.submit({
    reference,
    serviceId: work.serviceId,
    stateCode: work.stateCode,
    vehicleNumber: order.vehicleNumber,
    applicationNumber: work.applicationNumber,
    documentIds: accepted.map(({ documentId }) => documentId),
  });
}

const notReadable: ProviderFailure = {
  kind: 'unavailable',
  provider: 'files',
  retryable: true,
  reason: 'a document is not readable',
};
