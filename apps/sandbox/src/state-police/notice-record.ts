import { formatNumber } from '@pahiya/domain/shared/format';
import { formatDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import type { ShownChallan } from '../challans/sandbox-challan.ts';

/** A notice in the format of the state police. `photoBase`: base URL of its photographs. */
export function toNoticeRecord(vehicleNumber: string, photoBase: string, challan: ShownChallan) {
  const { standing } = challan;
  const isPaid = standing.kind === 'paid' || standing.kind === 'payment-pending';
  const amount = challan.fine === null ? '' : formatNumber(challan.fine);
  return {
    noticeNo: challan.challanNumber,
    regnNo: vehicleNumber,
    ownerName: 'R**A S***A',
    stateCd: challan.stateCode,
    policeUnit: `${challan.district} ${challan.department} Unit`,
    districtName: challan.district,
    violationDtTm: `${formatDdMmYyyy(challan.issuedOn)} ${challan.issuedAt.slice(0, 5)}`,
    junctionName: challan.place,
    violations: challan.offences.map(({ section, name }) => ({
      mvAct: `Sec ${section} MVA`,
      violation: name,
    })),
    compoundAmt: amount,
    paidAmt: isPaid ? amount : '',
    receiptNo: standing.kind === 'paid' ? standing.receipt : '',
    noticeStatus: STATUS[standing.kind],
    courtName: 'court' in standing ? standing.court.name : '',
    courtDate:
      'court' in standing && standing.court.hearingOn
        ? formatDdMmYyyy(standing.court.hearingOn)
        : '',
    docSeized: challan.impounded ?? 'NIL',
    evidence: Array.from({ length: challan.photos }, (_, index) => ({
      imgType: index === 0 ? 'VEHICLE' : 'PLATE',
      imgUrl: `${photoBase}/${challan.challanNumber}/${index + 1}.png`,
    })),
  };
}

const STATUS: Readonly<Record<ShownChallan['standing']['kind'], string>> = {
  open: 'UNPAID',
  'virtual-court': 'SENT TO VIRTUAL COURT',
  'regular-court': 'SENT TO COURT',
  'payment-pending': 'PAYMENT UNDER PROCESS',
  paid: 'PAID',
  closed: 'CLOSED',
};
