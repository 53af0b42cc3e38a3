import type { SettlementReport, SettlementRequest } from '@pahiya/domain/challans/ports';
import type { PartnerSettlement } from './wire.ts';

/** A settlement request in the partner's format. Rupees with two decimals, without floating-point arithmetic. */
export function toPartnerOrder(request: SettlementRequest) {
  const paise = String(request.fine % 100).padStart(2, '0');
  return {
    reference: request.reference,
    challan_number: request.challanNumber,
    vehicle_number: request.vehicleNumber,
    state: request.stateCode,
    type: request.kind === 'court' ? 'COURT' : 'E_CHALLAN',
    amount: `${Math.floor(request.fine / 100)}.${paise}`,
    priority: request.isExpress ? 'EXPRESS' : 'NORMAL',
  };
}

/** Maps the partner's status of a settlement. */
export function toReport(settlement: PartnerSettlement): SettlementReport {
  switch (settlement.status) {
    case 'ACCEPTED':
      return { state: 'accepted', acceptedAt: settlement.accepted_at };
    case 'PAID':
      return {
        state: 'paid',
        receiptNumber: settlement.receipt_number,
        paidAt: settlement.completed_at,
      };
    case 'AMOUNT_CHANGED':
      return { state: 'amount-changed', fine: settlement.current_amount };
    case 'MOVED_TO_COURT':
      return { state: 'moved-to-court' };
    case 'FAILED':
      return { state: 'failed', reason: toReason(settlement.failure_code) };
  }
}

/** Only codes pass: free text of the partner could contain names. */
function toReason(code: string): string {
  return /^[a-z0-9_]{1,60}$/.test(code) ? code : 'other';
}
