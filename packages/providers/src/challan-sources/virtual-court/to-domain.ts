import type { ChallanStatus, SourceChallan } from '@pahiya/domain/challans/challan';
import { readDay, readInstant, readRupees, readText } from '../read-texts.ts';
import { readChallanNumber, stateOfChallan } from '../state-of-challan.ts';
import type { CourtCase } from './wire.ts';

/** Maps a case to a challan; null if its number is unreadable. */
export function toDomainChallan(courtCase: CourtCase): SourceChallan | null {
  const challanNumber = readChallanNumber(courtCase.challan_no);
  if (challanNumber === null) return null;
  const standing = standingOf(courtCase.case_status);
  const fine = standing.isUnderstood ? readRupees(courtCase.proposed_fine) : null;
  return {
    challanNumber,
    source: 'virtual-court',
    stateCode: stateOfChallan(courtCase.state_cd, challanNumber),
    authority: readText(courtCase.dept_name),
    district: readText(courtCase.dist_name),
    issuedAt: readInstant(courtCase.offence_dt),
    place: readText(courtCase.offence_place),
    offences: courtCase.acts.map(({ act_section, offence_desc }) => ({
      section: readText(act_section),
      name: readText(offence_desc) ?? '',
    })),
    photoUrls: [],
    fine,
    received: readRupees(courtCase.epay?.amount) ?? (standing.isBeingPaid ? fine : null),
    receiptNumber: readText(courtCase.epay?.receipt_no),
    status: standing.status,
    court: {
      name: readText(courtCase.court_name),
      address: readText(courtCase.court_complex),
      cnr: caseNumber(courtCase.cino),
      hearingOn: readDay(courtCase.next_dt),
    },
    isImpounded: courtCase.docs_seized?.trim().toUpperCase() === 'Y',
  };
}

type Standing = {
  readonly status: ChallanStatus;
  readonly isBeingPaid: boolean;
  readonly isUnderstood: boolean;
};

/** An unknown status leaves the case open without an amount, which blocks payment. */
function standingOf(written: string): Standing {
  const word = written.trim().toUpperCase();
  const known = { isBeingPaid: false, isUnderstood: true } as const;
  if (/^DISPOSED\b.*\bPAID\b/.test(word)) return { ...known, status: 'paid' };
  if (/^DISPOSED\b/.test(word)) return { ...known, status: 'disposed' };
  if (/REGULAR COURT/.test(word)) return { ...known, status: 'regular-court' };
  if (word === 'PENDING FOR PROCEEDING') return { ...known, status: 'virtual-court' };
  if (word === 'PAYMENT UNDER VERIFICATION') {
    return { ...known, status: 'virtual-court', isBeingPaid: true };
  }
  return { status: 'virtual-court', isBeingPaid: false, isUnderstood: false };
}

function caseNumber(written: string | null | undefined): string | null {
  const number = readText(written)?.toUpperCase() ?? '';
  return /^[A-Z0-9]{16}$/.test(number) ? number : null;
}
