import { formText } from '../../../frame/page/form-text.ts';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';

/** Reasons for revealing places and times. */
export type RevealGround = 'owner' | 'permitted';
export const revealGrounds: readonly RevealGround[] = ['owner', 'permitted'];

/** Outcome of a refused reveal. */
export type RevealOutcome =
  | { readonly kind: 'no-ground' }
  | { readonly kind: 'failed'; readonly failure: PageFailure; readonly retryAt: string | null };

/** The reason chosen in the form; null for none. */
export function readGround(form: FormData): RevealGround | null {
  const typed = formText(form, 'ground');
  return revealGrounds.find((one) => one === typed) ?? null;
}
