import type { ChallanCourt, ChallanStatus, SourceChallan } from '@pahiya/domain/challans/challan';
import { readAll } from '../read-all.ts';
import { readDay, readInstant, readRupees, readText } from '../read-texts.ts';
import { readChallanNumber, stateOfChallan } from '../state-of-challan.ts';
import type { EchallanLists, EchallanRecord } from './wire.ts';

/** Maps all challans of both lists; null if any has no readable number. */
export function toDomainChallans(lists: EchallanLists): readonly SourceChallan[] | null {
  const pending = readAll(pendingOf(lists), (record) => toDomainChallan(record, false));
  const disposed = readAll(disposedOf(lists), (record) => toDomainChallan(record, true));
  return pending === null || disposed === null ? null : [...pending, ...disposed];
}

function pendingOf(lists: EchallanLists): readonly EchallanRecord[] {
  if ('Pending_data' in lists && lists.Pending_data) return lists.Pending_data;
  return 'pending_data' in lists ? (lists.pending_data ?? []) : [];
}

function disposedOf(lists: EchallanLists): readonly EchallanRecord[] {
  if ('Disposed_data' in lists) return lists.Disposed_data ?? [];
  return 'disposed_data' in lists ? (lists.disposed_data ?? []) : [];
}

function toDomainChallan(record: EchallanRecord, isDisposed: boolean): SourceChallan | null {
  const challanNumber = readChallanNumber(record.challan_no);
  if (challanNumber === null) return null;
  const received = readRupees(record.received_amount);
  return {
    challanNumber,
    source: 'national',
    stateCode: stateOfChallan(record.state_code, challanNumber),
    authority: readText(record.department),
    district: readText(record.rto_distric_name),
    issuedAt: readInstant(record.challan_date_time),
    place: readText(record.challan_place),
    offences: record.offence_details.map(({ act, name }) => ({
      section: readText(act),
      name: readText(name) ?? '',
    })),
    photoUrls: [],
    fine: readRupees(record.amount_of_fine_imposed) ?? readRupees(record.fine_imposed),
    received,
    receiptNumber: readText(record.receipt_no),
    status: statusOf(record, isDisposed, received !== null),
    court: courtOf(record),
    isImpounded: isYesOrNamed(record.document_impounded),
  };
}

/** Source of the conditions: domain facts on challans, section 3, mapping from the ECHALLAN/01 record. */
function statusOf(record: EchallanRecord, isDisposed: boolean, isPaid: boolean): ChallanStatus {
  if (isDisposed) return isPaid ? 'paid' : 'disposed';
  if (isYes(record.sent_to_reg_court)) return 'regular-court';
  return isYes(record.sent_to_virtual_court) ? 'virtual-court' : 'unpaid';
}

function courtOf(record: EchallanRecord): ChallanCourt | null {
  const name = readText(record.court_name);
  if (name === null && !isYes(record.sent_to_reg_court) && !isYes(record.sent_to_virtual_court)) {
    return null;
  }
  return {
    name,
    address: readText(record.court_address),
    cnr: null,
    hearingOn: readDay(record.date_of_proceeding),
  };
}

function isYes(text: string): boolean {
  return /^y(es)?$/i.test(text.trim());
}

function isYesOrNamed(text: string): boolean {
  const said = readText(text);
  return said !== null && !/^no?$/i.test(said);
}
