import { formatNumber } from '@pahiya/domain/shared/format';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { formatIstDate } from '@pahiya/domain/shared/ist-date';
import type { ShownChallan } from '../challans/sandbox-challan.ts';

/** A traffic case in the format of the virtual courts' service. */
export function toCaseRecord(vehicleNumber: string, challan: ShownChallan) {
  const { standing } = challan;
  const court =
    standing.kind === 'virtual-court' || standing.kind === 'regular-court' ? standing.court : null;
  const sum = challan.fine === null ? null : rupeesText(challan.fine);
  return {
    cino: court?.cnr ?? '',
    challan_no: challan.challanNumber,
    veh_no: vehicleNumber,
    state_cd: challan.stateCode,
    dist_name: challan.district,
    dept_name: `${challan.department} Department`,
    party_name: 'R**A S***A',
    offence_dt: `${challan.issuedOn}T${challan.issuedAt}+05:30`,
    offence_place: challan.place,
    acts: challan.offences.map(({ section, name }) => ({
      act_name: 'Motor Vehicles Act 1988',
      act_section: section,
      offence_desc: name,
    })),
    proposed_fine: sum ?? 'To be decided',
    case_status: STATUS[standing.kind],
    court_name: court?.name ?? null,
    court_complex: court?.address ?? null,
    next_dt: court?.hearingOn ? dayMonthYear(court.hearingOn) : null,
    docs_seized: challan.impounded === null ? 'N' : 'Y',
    epay:
      standing.kind === 'paid'
        ? {
            receipt_no: standing.receipt,
            amount: sum ?? 'Rs. 0.00',
            paid_dt: dayMonthYear(standing.on),
          }
        : null,
  };
}

const STATUS: Readonly<Record<ShownChallan['standing']['kind'], string>> = {
  open: 'PENDING FOR PROCEEDING',
  'virtual-court': 'PENDING FOR PROCEEDING',
  'regular-court': 'TRANSFERRED TO REGULAR COURT',
  'payment-pending': 'PAYMENT UNDER VERIFICATION',
  paid: 'DISPOSED - FINE PAID',
  closed: 'DISPOSED',
};

/** `Rs. 1,000.00` */
function rupeesText(rupees: number): string {
  return `Rs. ${formatNumber(rupees)}.00`;
}

/** `02-Nov-2026` */
function dayMonthYear(day: IstDate): string {
  const [date = '', month = '', year = ''] = formatIstDate(day, 'en').split(' ');
  return `${date.padStart(2, '0')}-${month}-${year}`;
}
