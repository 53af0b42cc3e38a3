import type { ShownChallan } from '../challans/sandbox-challan.ts';
import { drawsFor } from './record/draws.ts';

/** The inner response of ECHALLAN/01. */
export type EchallanAnswer =
  | { readonly kind: 'inner'; readonly inner: unknown }
  /** "No challans" as outer code 305. */
  | { readonly kind: 'code-305' }
  /** "No challans" as an inner error text, as for other APIs. */
  | { readonly kind: 'not-found' };

/** Challans of a vehicle in the format of ECHALLAN/01. The variant among those observed (arrays under `data` or
 * directly, lower-case headings, notations for "none", ISO dates) follows from the vehicle number. */
export function toEchallanAnswer(
  vehicleNumber: string,
  challans: readonly ShownChallan[],
): EchallanAnswer {
  const draws = drawsFor(vehicleNumber.toUpperCase());
  if (challans.length === 0) {
    const none = draws.pick('echallan/none', ['outer', 'inner', 'text', 'arrays']);
    if (none === 'outer') return { kind: 'code-305' };
    if (none === 'text') return { kind: 'not-found' };
    if (none === 'inner') {
      return { kind: 'inner', inner: { code: '305', status: 'error', data: 'No challan found' } };
    }
  }
  const isIso = draws.oneIn('echallan/iso', 6);
  const records = challans.map((challan) => toRecord(challan, isIso));
  const isDisposed = (_: unknown, index: number) => isClosed(challans[index]);
  const pending = records.filter((record, index) => !isDisposed(record, index));
  const disposed = records.filter(isDisposed);
  const heads = draws.oneIn('echallan/lower-case', 3)
    ? { pending_data: pending, disposed_data: disposed }
    : { Pending_data: pending, Disposed_data: disposed };
  const inner = draws.oneIn('echallan/direct', 3)
    ? heads
    : { code: '200', status: 'success', data: heads };
  return { kind: 'inner', inner };
}

function isClosed(challan: ShownChallan | undefined): boolean {
  return challan?.standing.kind === 'paid' || challan?.standing.kind === 'closed';
}

function toRecord(challan: ShownChallan, isIso: boolean) {
  const { standing } = challan;
  const isVirtual = standing.kind === 'virtual-court';
  const isRegular = standing.kind === 'regular-court';
  const court = isVirtual || isRegular ? standing.court : null;
  const fine = String(challan.fine ?? 0);
  const isPaid = standing.kind === 'paid' || standing.kind === 'payment-pending';
  return {
    challan_no: challan.challanNumber,
    challan_date_time: isIso
      ? `${challan.issuedOn}T${challan.issuedAt}`
      : `${dayFirst(challan.issuedOn)} ${challan.issuedAt}`,
    challan_place: challan.place,
    state_code: challan.stateCode,
    rto_distric_name: challan.district,
    department: challan.department,
    owner_name: 'R**A S***A',
    driver_name: 'NA',
    name_of_violator: 'R**A S***A',
    dl_no: 'NA',
    offence_details: challan.offences.map(({ section, name }) => ({ act: section, name })),
    fine_imposed: fine,
    amount_of_fine_imposed: challan.fine === null ? '' : fine,
    received_amount: isPaid ? fine : '0',
    receipt_no: standing.kind === 'paid' ? standing.receipt : '',
    challan_status: isClosed(challan) ? 'Disposed' : 'Pending',
    document_impounded: challan.impounded ?? 'NA',
    remark: '',
    sent_to_reg_court: isRegular ? 'Yes' : 'No',
    sent_to_virtual_court: isVirtual ? 'Yes' : 'No',
    sent_to_court_on: court === null ? '' : dayFirst(challan.issuedOn),
    court_name: court?.name ?? '',
    court_address: court?.address ?? '',
    date_of_proceeding: court?.hearingOn ? dayFirst(court.hearingOn) : '',
  };
}

/** `02-11-2026` from `2026-11-02`. */
function dayFirst(day: string): string {
  return day.split('-').reverse().join('-');
}
