import { formText } from '../../page-parts/form-text.ts';
import type { PageFailure } from '../../page-parts/page-failure.ts';

/** Which of the two numbers is not written whole. */
export type ProofFault = 'chassisNumber' | 'engineNumber';

/** What came of hiding or showing a vehicle. What was typed is never carried back: it proves ownership. */
export type HideOutcome =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'shown' }
  | { readonly kind: 'faults'; readonly faults: readonly ProofFault[] }
  | { readonly kind: 'failed'; readonly failure: PageFailure };

/** Reads the two numbers of the form and names those that cannot be whole. The bounds are the contract's. */
export function readProof(form: FormData): {
  readonly body: { readonly chassisNumber: string; readonly engineNumber: string };
  readonly faults: readonly ProofFault[];
} {
  const chassisNumber = formText(form, 'chassisNumber').trim();
  const engineNumber = formText(form, 'engineNumber').trim();
  const faults: ProofFault[] = [];
  if (chassisNumber.length < 5 || chassisNumber.length > 25) faults.push('chassisNumber');
  if (engineNumber.length < 3 || engineNumber.length > 25) faults.push('engineNumber');
  return { body: { chassisNumber, engineNumber }, faults };
}
