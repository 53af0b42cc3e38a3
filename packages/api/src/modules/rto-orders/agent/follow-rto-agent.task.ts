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
import { selectWork } from '../store/rto-work-repository.ts';
import { applyAgentReport, toDesk } from './apply-agent-report.ts';

const shortestMs = 5_000;
const longestMs = 30 * 60_000;
const withPartner = ['preparing', 'appointment', 'filed', 'approved', 'dispatched'];
const givenUp = ['refunding', 'refunded'];

/** Hands work to the partner once and asks for its status until it is over or with the desk. It always asks first, so a
 * lost answer starts nothing twice. Work that was given up meanwhile is withdrawn. */
export const followRtoAgentTask: TaskHandler = async (services, orderId) => {
  const { sql, rtoAgent } = services;
  const work = await selectWork(sql, orderId);
  if (work?.route !== 'partner' || work.agentReference === null) return 'done';
  const reference = work.agentReference;
  if (givenUp.includes(work.step)) {
    const withdrawn = await rtoAgent.withdraw(reference);
    if (!withdrawn.ok) return { failed: `agent-${withdrawn.error.kind}` };
    await toDesk(sql, work);
    return 'done';
  }
  if (!withPartner.includes(work.step)) return 'done';
  const known = await rtoAgent.report(reference);
  const isNew = known.ok && known.value.state === 'unknown';
  const report = isNew ? await handOver(services, work, reference) : known;
  if (!report.ok) {
    if (!isNew || report.error.kind !== 'rejected') return { failed: `agent-${report.error.kind}` };
    // Refused explicitly: nothing was started, so an operator can do it.
    await toDesk(sql, work);
    return 'done';
  }
  const { value } = report;
  if (value.state !== 'unknown' && value.state !== 'accepted') {
    await sql.begin((tx) => applyAgentReport(tx, services, work, value));
  }
  const current = await selectWork(sql, orderId);
  const isOpen = current?.route === 'partner' && withPartner.includes(current.step);
  if (!isOpen && !givenUp.includes(current?.step ?? '')) return 'done';
  const now = services.now().getTime();
  const age = now - (work.agentSince?.getTime() ?? now);
  return { again: new Date(now + pauseForAge(age, shortestMs, longestMs)) };
};

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
