import type { DeskRtoOrder } from '@pahiya/contracts/rto-orders/desk-rto-contracts';

/** Where work stands with the partner, as far as it changes what the desk does. */
export type PartnerStage =
  | 'before-filing'
  | 'following'
  | 'next-round'
  | 'over'
  | 'withdrawing'
  | 'withdrawn'
  | 'too-late'
  | 'given-back';

type Step = DeskRtoOrder['step'];
const beforeFiling: readonly Step[] = ['preparing', 'appointment'];
const withDocuments: readonly Step[] = ['sent-back', 'awaiting-documents', 'documents-review'];

/** The stage of work that is or was with the partner. */
export function partnerStage(
  step: Step,
  { isCurrent, withdrawal }: NonNullable<DeskRtoOrder['partner']>,
): PartnerStage {
  if (withdrawal !== null) return withdrawal.outcome;
  if (step === 'done' || (step === 'refunded' && !isCurrent)) return 'over';
  if (!isCurrent) return 'given-back';
  if (step === 'refunding' || step === 'refunded') return 'withdrawing';
  if (withDocuments.includes(step)) return 'next-round';
  return beforeFiling.includes(step) ? 'before-filing' : 'following';
}
