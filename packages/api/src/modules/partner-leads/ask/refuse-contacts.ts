import { hiddenContact } from '@pahiya/domain/listings/hidden-contact';
import type { Refusal } from '../../../http/refusal.ts';

/** Refuses free texts of an enquiry that carry a contact past the ledger: a phone number, an email or web address, or a
 * vehicle number. Null: none does. */
export function refuseContacts(texts: Readonly<Record<string, string>>): Refusal | null {
  const errors = Object.entries(texts).flatMap(([field, text]) => {
    const hidden = hiddenContact(text);
    return hidden === null ? [] : [{ path: `body.${field}`, message: `note-has-${hidden}` }];
  });
  return errors.length === 0
    ? null
    : {
        code: 'request/bad-input',
        detail: 'Some fields are not valid; see errors for details.',
        errors,
      };
}
