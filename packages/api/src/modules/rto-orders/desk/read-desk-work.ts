import type { DeskRtoOrder } from '@pahiya/contracts/rto-orders/desk-rto-contracts';
import { displayVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { notAtDesk } from '../../operators/refusals.ts';
import { findDocumentsOf } from '../../order-documents/order-documents.ts';
import { findOrder } from '../../orders/find-order.ts';
import { findOrderEvents } from '../../orders/order-events.ts';
import { toDetails } from '../reading/read-details.ts';
import type { RtoWorkRow } from '../store/rto-work.ts';
import { selectWork } from '../store/rto-work-repository.ts';
import { actsOf, isRefundDeclined } from './act-on-work.ts';

/** RTO work as the desk sees it: no name, no mobile. */
export async function readDeskWork(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  orderId: string,
): Promise<Result<{ order: DeskRtoOrder }, Refusal>> {
  const order = await findOrder(sql, orderId);
  const work = order === null ? null : await selectWork(sql, orderId);
  if (order === null || work === null) return err(notAtDesk);
  const { workId } = work;
  const [files, events, isDeclined] = await Promise.all([
    findDocumentsOf(sql, workId),
    findOrderEvents(sql, orderId),
    isRefundDeclined(sql, { orderId, workId }),
  ]);
  const {
    kind: _,
    canUpload: __,
    canCancel: ___,
    ...details
  } = toDetails(order, work, files, istDateOf(now()));
  return ok({
    order: {
      ...details,
      orderId,
      publicId: order.publicId,
      display: displayVehicleNumber(order.vehicleNumber),
      sandbox: order.isSandbox,
      total: order.total,
      governmentFee: work.governmentFee,
      createdAt: order.createdAt.toISOString(),
      paidAt: order.paidAt?.toISOString() ?? null,
      documents: details.documents.map((document) => {
        const file = files.find(({ kind }) => kind === document.kind);
        return {
          ...document,
          documentId: file?.documentId ?? null,
          canReview: details.step === 'documents-review' && file?.state === 'stored',
          isErased: file !== undefined && file.erasedAt !== null,
        };
      }),
      partner: partnerOf(work),
      acts: [...actsOf(work, details.step, isDeclined)],
      events: events.map(({ kind, at, receiptNumber }) => ({
        kind,
        at: at.toISOString(),
        reference: receiptNumber,
      })),
    },
  });
}

/** Where work stands with the partner. */
function partnerOf(work: RtoWorkRow): DeskRtoOrder['partner'] {
  const { route, agentReference, agentSince, agentState, agentAnsweredAt, agentNote } = work;
  const { agentWithdrawal, agentWithdrawnAt } = work;
  if (agentReference === null || agentSince === null) return null;
  return {
    isCurrent: route === 'partner',
    reference: agentReference,
    since: agentSince.toISOString(),
    answer:
      agentState === null || agentAnsweredAt === null
        ? null
        : { state: agentState, at: agentAnsweredAt.toISOString(), note: agentNote },
    withdrawal:
      agentWithdrawal === null || agentWithdrawnAt === null
        ? null
        : { outcome: agentWithdrawal, at: agentWithdrawnAt.toISOString() },
  };
}
