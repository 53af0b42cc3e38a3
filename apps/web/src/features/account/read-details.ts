import type { Language } from '@pahiya/domain/shared/language';
import { formText } from '../../page-parts/form-text.ts';
import type { DetailFault } from './account-outcome.ts';

const namePattern = /^(?:[\p{L}\p{M}][\p{L}\p{M} ]*[\p{L}\p{M}])?$/u;
const emailPattern = /^(?:[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,4})?$/;

/** Name, e-mail and language of the form, with what is wrong in them. The patterns are the contract's, written again
 * because its schemas do not go to the browser; the API checks once more. */
export function readDetails(form: FormData): {
  readonly body: { readonly name: string; readonly email: string; readonly language: Language };
  readonly faults: readonly DetailFault[];
} {
  const name = formText(form, 'name').trim();
  const email = formText(form, 'email').trim();
  const language: Language = formText(form, 'language') === 'hi' ? 'hi' : 'en';
  const faults: DetailFault[] = [];
  if (name.length > 80 || !namePattern.test(name)) faults.push('name');
  if (email.length > 254 || !emailPattern.test(email)) faults.push('email');
  return { body: { name, email, language }, faults };
}
