import type { ChallanAct, DeskChallan } from '@pahiya/contracts/operators/desk-schema';
import { officialSiteOf } from '@pahiya/domain/challans/official-site';
import { issuedOnOf } from '@pahiya/domain/challans/regime';
import { canSettle, isPastPromise } from '@pahiya/domain/challans/settlement';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { OperatorNames } from '../../../order-desk.ts';
import { shortOffence } from '../../challans/offence-words.ts';
import type { DocumentRow } from '../../order-documents/order-documents.ts';
import { offenceText } from '../checkout/checkout-data.ts';
import { missingDocuments } from '../documents/needed-documents.ts';
import { canStillResume } from '../settlement/resume-challan.ts';
import type { DeskChallanRow } from './desk-challan.ts';

type Times = { readonly paidAt: Date | null; readonly now: Date };

/** A challan as the desk sees it, with the acts that are possible now. */
export function toDeskChallan(
  row: DeskChallanRow,
  documents: readonly DocumentRow[],
  { paidAt, now, colleagues }: Times & { readonly colleagues: OperatorNames },
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
    cnr: challan.court?.cnr ?? null,
    site: officialSiteOf(challan),
    fine: row.fine,
    total: row.total,
    settlement,
    settlementChangedAt: row.settlementChangedAt.toISOString(),
    promisedOn: row.promisedOn,
    isLate:
      paidAt !== null &&
      isPastPromise({ kind, state: settlement }, istDateOf(paidAt), istDateOf(now)),
    route: row.route,
    assignedTo: colleagues.of(row.assignedTo),
    receiptNumber: row.receiptNumber,
    receiptPaidAt: row.receiptPaidAt?.toISOString() ?? null,
    receiptBy: colleagues.of(row.receiptBy),
    documents: documents.map((one) => ({
      documentId: one.documentId,
      kind: one.kind,
      contentType: one.contentType,
      state: one.state,
      reason: one.reason,
      uploadedAt: one.uploadedAt.toISOString(),
      reviewedBy: colleagues.of(one.reviewedBy),
      isErased: one.erasedAt !== null,
      canReview: isInReview && one.state === 'stored' && one.erasedAt === null,
    })),
    documentsNeeded:
      settlement === 'awaiting-documents' ? [...missingDocuments(challan, documents)] : [],
    acts: [...actsOf(row, { paidAt, now })],
  };
}

/** Acts that are possible on a challan now; each act checks again when it is performed. */
export function actsOf(
  row: Pick<DeskChallanRow, 'kind' | 'settlement' | 'route' | 'hasRefund'>,
  { paidAt, now }: Times,
): readonly ChallanAct[] {
  const { kind, settlement, route, hasRefund } = row;
  const acts: ChallanAct[] = [];
  if (canBeAssigned({ settlement, route })) acts.push('assign');
  if (canSettle(settlement, 'paid-at-source')) acts.push('settle');
  if (settlement === 'paid-at-source') {
    acts.push('withdraw-receipt');
    const isOver = isPastPromise(
      { kind, state: settlement },
      istDateOf(paidAt ?? now),
      istDateOf(now),
    );
    if (isOver) acts.push('confirm-receipt');
  }
  if (canSettle(settlement, 'failed')) acts.push('give-up');
  if (settlement === 'refunding' && !hasRefund) {
    acts.push('refund-again');
    if (canStillResume(row, paidAt, now)) acts.push('resume');
  }
  return acts;
}

/** Is a challan handled by the desk? One queued for the partner is not. */
export function canBeAssigned({
  settlement,
  route,
}: Pick<DeskChallanRow, 'settlement' | 'route'>): boolean {
  if (settlement === 'queued') return route === 'desk';
  return settlement === 'documents-review' || settlement === 'assigned';
}
