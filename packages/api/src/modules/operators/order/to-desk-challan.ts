import type { ChallanAct, DeskChallan } from '@pahiya/contracts/operators/desk-schema';
import { issuedOnOf } from '@pahiya/domain/challans/regime';
import { canSettle, isPastPromise } from '@pahiya/domain/challans/settlement';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { offenceText } from '../../challan-orders/checkout-data.ts';
import { missingDocuments } from '../../challan-orders/documents/needed-documents.ts';
import { canStillResume } from '../../challan-orders/settlement/resume-challan.ts';
import { shortOffence } from '../../challans/offence-words.ts';
import type { DeskChallanRow, findDeskDocuments } from './desk-order-repository.ts';

type Documents = readonly Awaited<ReturnType<typeof findDeskDocuments>>[number][];
type Times = { readonly paidAt: Date | null; readonly now: Date };

/** A challan as the desk sees it, with what can be done with it now. */
export function toDeskChallan(
  row: DeskChallanRow,
  documents: Documents,
  { paidAt, now }: Times,
): DeskChallan {
  const { challan, settlement, kind } = row;
  const isInReview = settlement === 'documents-review';
  return {
    orderChallanId: row.orderChallanId,
    challanNumber: row.challanNumber,
    kind,
    offense: offenceText(challan),
    shortOffense: shortOffence(challan.offences),
    issuedOn: issuedOnOf(challan),
    stateCode: challan.stateCode,
    authority: challan.authority,
    court: challan.court?.name ?? null,
    fine: row.fine,
    total: row.total,
    settlement,
    settlementChangedAt: row.settlementChangedAt.toISOString(),
    promisedOn: row.promisedOn,
    isLate:
      paidAt !== null &&
      isPastPromise({ kind, state: settlement }, istDateOf(paidAt), istDateOf(now)),
    route: row.route,
    assignedTo: row.assignedTo,
    receiptNumber: row.receiptNumber,
    receiptPaidAt: row.receiptPaidAt?.toISOString() ?? null,
    documents: documents.map((one) => ({
      documentId: one.documentId,
      kind: one.kind,
      contentType: one.contentType,
      state: one.state,
      reason: one.reason,
      uploadedAt: one.uploadedAt.toISOString(),
      isErased: one.erasedAt !== null,
      canReview: isInReview && one.state === 'stored' && one.erasedAt === null,
    })),
    documentsNeeded:
      settlement === 'awaiting-documents' ? [...missingDocuments(challan, documents)] : [],
    acts: [...actsOf(row, { paidAt, now })],
  };
}

/** What an operator can do with a challan now; the acts themselves ask the same. */
export function actsOf(
  row: Pick<DeskChallanRow, 'kind' | 'settlement' | 'route' | 'hasRefund'>,
  { paidAt, now }: Times,
): readonly ChallanAct[] {
  const { settlement, route, hasRefund } = row;
  const acts: ChallanAct[] = [];
  if (canBeAssigned({ settlement, route })) acts.push('assign');
  if (canSettle(settlement, 'paid-at-source')) acts.push('settle');
  if (canSettle(settlement, 'failed')) acts.push('give-up');
  if (settlement === 'refunding' && !hasRefund) {
    acts.push('refund-again');
    if (canStillResume(row, paidAt, now)) acts.push('resume');
  }
  return acts;
}

/** A challan that is the desk's: one that waits to be handed to the partner is not. */
export function canBeAssigned({
  settlement,
  route,
}: Pick<DeskChallanRow, 'settlement' | 'route'>): boolean {
  if (settlement === 'queued') return route === 'desk';
  return settlement === 'documents-review' || settlement === 'assigned';
}
