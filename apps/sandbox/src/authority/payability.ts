import { formatInstant } from '@pahiya/domain/shared/ist-date';
import type { AuthorityBook } from '../challans/authority-book.ts';
import type { SandboxChallan } from '../challans/sandbox-challan.ts';

/** Whether a challan can be paid at its authority now, and if not, why. */
export type Payability =
  | { readonly kind: 'payable'; readonly rupees: number }
  | { readonly kind: 'paid'; readonly receipt: string; readonly on: string }
  | { readonly kind: 'not-payable'; readonly reason: string };

export function payabilityOf(challan: SandboxChallan, book: AuthorityBook): Payability {
  const event = book.eventOf(challan.challanNumber);
  if (event?.kind === 'paid') {
    const on = formatInstant(event.at.toISOString(), 'en');
    return { kind: 'paid', receipt: event.receipt, on };
  }
  const { standing, fine } = challan;
  switch (standing.kind) {
    case 'paid':
      return { kind: 'paid', receipt: standing.receipt, on: standing.on };
    case 'payment-pending':
      return { kind: 'not-payable', reason: 'A payment for this challan is being processed.' };
    case 'closed':
      return { kind: 'not-payable', reason: 'This challan is disposed.' };
    case 'regular-court':
      return { kind: 'not-payable', reason: `This challan is before the ${standing.court.name}.` };
    default:
      return fine === null
        ? { kind: 'not-payable', reason: 'The court has not set an amount yet.' }
        : { kind: 'payable', rupees: fine };
  }
}
