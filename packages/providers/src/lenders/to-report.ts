import type { LenderFacts } from '@pahiya/domain/loans/key-facts';
import type { LoanReport } from '@pahiya/domain/loans/ports';

/** A status as both protocols write it, read already. */
export type StatusParts = {
  readonly status: 'RECEIVED' | 'SANCTIONED' | 'DECLINED' | 'WITHDRAWN';
  readonly at: string;
  readonly lenderRef: string;
  readonly reason: string | null;
  readonly coolingOffUntil: string | null;
};

/** The report of the port. */
export function toReport({
  status,
  at,
  lenderRef,
  reason,
  coolingOffUntil,
}: StatusParts): LoanReport {
  switch (status) {
    case 'RECEIVED':
      return { state: 'received', at, lenderRef };
    case 'SANCTIONED':
      return { state: 'sanctioned', at, lenderRef, coolingOffUntil };
    case 'DECLINED':
      return { state: 'declined', at, reason: reason ?? 'NOT_TOLD' };
    case 'WITHDRAWN':
      return { state: 'withdrawn', at };
  }
}

/** Facts of a lender that states none: each is "not stated" on the page. */
export const noFacts: LenderFacts = {
  proposalNumber: null,
  loanType: null,
  disbursal: null,
  firstInstalmentAfterDays: null,
  rate: null,
  penalCharge: null,
  otherPenalCharge: null,
  foreclosureCharge: null,
  switchingCharge: null,
  recoveryAgentClause: null,
  grievanceClause: null,
  grievanceContact: null,
  mayBeTransferred: null,
  coLending: null,
  coolingOffDays: null,
  recoveryAgent: null,
};
