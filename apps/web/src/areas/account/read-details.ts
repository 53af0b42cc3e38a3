import type { Language } from '@pahiya/domain/shared/language';
import { formText } from '../../frame/page/form-text.ts';
import type { DetailFault } from './account-outcome.ts';

const namePattern = /^(?:[\p{L}\p{M}][\p{L}\p{M} ]*[\p{L}\p{M}])?$/u;
const emailPattern = /^(?:[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,4})?$/;

/** Reads name, e-mail and language from the form, with their errors. The patterns repeat the contract's, whose
 * schemas are not bundled for the browser; the API validates again. */
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
