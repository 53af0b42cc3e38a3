import { formText } from '../../page-parts/form-text.ts';
import type { PageFailure } from '../../page-parts/page-failure.ts';

/** Names of the two numbers in forms. */
export const proofFields = ['chassisNumber', 'engineNumber'] as const;

/** A number that is not complete. */
export type ProofFault = (typeof proofFields)[number];

/** Result of hiding or showing a vehicle. What was typed is never sent back: it proves ownership. */
export type HideOutcome =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'shown' }
  | { readonly kind: 'faults'; readonly faults: readonly ProofFault[] }
  | { readonly kind: 'failed'; readonly failure: PageFailure };

type Proof = { readonly chassisNumber: string; readonly engineNumber: string };

/** Reads the two numbers of a form and names those that cannot be complete. The bounds are the contract's. */
export function readProof(form: FormData): {
  readonly body: Proof;
  readonly faults: readonly ProofFault[];
} {
  const chassisNumber = formText(form, 'chassisNumber').trim();
  const engineNumber = formText(form, 'engineNumber').trim();
  const faults: ProofFault[] = [];
  if (chassisNumber.length < 5 || chassisNumber.length > 25) faults.push('chassisNumber');
  if (engineNumber.length < 3 || engineNumber.length > 25) faults.push('engineNumber');
  return { body: { chassisNumber, engineNumber }, faults };
}

/** The same where the numbers may be left blank: null when both are. */
export function readOptionalProof(form: FormData): ReturnType<typeof readProof> | null {
  const { body, faults } = readProof(form);
  return body.chassisNumber === '' && body.engineNumber === '' ? null : { body, faults };
}
