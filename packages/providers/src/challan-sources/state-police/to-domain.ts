import type { ChallanStatus, SourceChallan } from '@pahiya/domain/challans/challan';
import { readDay, readInstant, readRupees, readText } from '../read-texts.ts';
import { readChallanNumber, stateOfChallan } from '../state-of-challan.ts';
import type { PoliceNotice } from './wire.ts';

/** Maps a notice to a challan; null if its number is unreadable. `photoOrigins`: allowed origins of photographs. */
export function toDomainChallan(
  notice: PoliceNotice,
  photoOrigins: ReadonlySet<string>,
): SourceChallan | null {
  const challanNumber = readChallanNumber(notice.noticeNo);
  if (challanNumber === null) return null;
  const word = notice.noticeStatus.trim().toUpperCase();
  const status = STATUS[word];
  // An unknown status leaves the notice open without an amount, which blocks payment.
  const fine = status === undefined ? null : readRupees(notice.compoundAmt);
  const isBeingPaid = word === 'PAYMENT UNDER PROCESS';
  return {
    challanNumber,
    source: 'state-police',
    stateCode: stateOfChallan(notice.stateCd, challanNumber),
    authority: readText(notice.policeUnit),
    district: readText(notice.districtName),
    issuedAt: readInstant(notice.violationDtTm),
    place: readText(notice.junctionName),
    offences: notice.violations.map(({ mvAct, violation }) => ({
      section: readSection(mvAct),
      name: readText(violation) ?? '',
    })),
    photoUrls: notice.evidence.flatMap(({ imgUrl }) => readPhotoUrl(imgUrl, photoOrigins)),
    fine,
    received: readRupees(notice.paidAmt) ?? (isBeingPaid ? fine : null),
    receiptNumber: readText(notice.receiptNo),
    status: status ?? 'unpaid',
    court: courtOf(notice, status),
    isImpounded: readText(notice.docSeized) !== null,
  };
}

const STATUS: Readonly<Record<string, ChallanStatus>> = {
  UNPAID: 'unpaid',
  'PAYMENT UNDER PROCESS': 'unpaid',
  'SENT TO VIRTUAL COURT': 'virtual-court',
  'SENT TO COURT': 'regular-court',
  PAID: 'paid',
  CLOSED: 'disposed',
};

function courtOf(notice: PoliceNotice, status: ChallanStatus | undefined): SourceChallan['court'] {
  const name = readText(notice.courtName);
  if (name === null && status !== 'virtual-court' && status !== 'regular-court') return null;
  return { name, address: null, cnr: null, hearingOn: readDay(notice.courtDate) };
}

/** `Sec 119/177 MVA` is section `119/177`. */
function readSection(written: string | null | undefined): string | null {
  return readText((written ?? '').replace(/^\s*sec(tion)?\.?\s+/i, '').replace(/\s+MVA\s*$/i, ''));
}

/** Only URLs at allowed origins, to prevent requests to other sites. */
function readPhotoUrl(written: string, origins: ReadonlySet<string>): readonly string[] {
  if (!URL.canParse(written)) return [];
  const url = new URL(written);
  return origins.has(url.origin) && url.username === '' ? [url.href] : [];
}
