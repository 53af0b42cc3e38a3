import type { LoanKind } from '@pahiya/domain/loans/loan-rules';
import type { Lender, LenderProfile, LoanDesk } from '@pahiya/domain/loans/ports';

/** The lenders that have a kind of loan, by name: no lender comes before another for a reason of ours. */
export function lendersFor({ lenders }: LoanDesk, kind: LoanKind): readonly Lender[] {
  return lenders
    .filter(({ profile }) => profile.kinds.includes(kind))
    .toSorted((a, b) => (a.profile.name < b.profile.name ? -1 : 1));
}

/** A profile as sent. */
export function profileOnWire({ id, kinds, ...facts }: LenderProfile) {
  return { lenderId: id, kinds: [...kinds], ...facts };
}
