import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import { type ProofFault, readProof } from '../../../parts/owner-proof/read-proof.ts';

/** Result of hiding or showing a vehicle. What was typed is never sent back: it proves ownership. */
export type HideOutcome =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'shown' }
  | { readonly kind: 'faults'; readonly faults: readonly ProofFault[] }
  | { readonly kind: 'failed'; readonly failure: PageFailure };

/** Reads the two numbers where they may be left blank: null when both are. */
export function readOptionalProof(form: FormData): ReturnType<typeof readProof> | null {
  const { body, faults } = readProof(form);
  return body.chassisNumber === '' && body.engineNumber === '' ? null : { body, faults };
}
