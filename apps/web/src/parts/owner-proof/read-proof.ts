import { formText } from '../../frame/page/form-text.ts';

/** Names of the two numbers in forms. */
export const proofFields = ['chassisNumber', 'engineNumber'] as const;

/** A number that is not complete. */
export type ProofFault = (typeof proofFields)[number];

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
