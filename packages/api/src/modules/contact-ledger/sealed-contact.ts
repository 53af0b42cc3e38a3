import { openSealed, sealBytes } from '../../http/sealed-bytes.ts';
import type { Services } from '../../services.ts';

/** How to reach a person. */
export type PersonContact = { readonly mobile: string; readonly name: string | null };

/** Encrypts a contact for one consent, with a key of its own. */
export function sealContact(
  { settings }: Pick<Services, 'settings'>,
  consentId: string,
  { mobile, name }: PersonContact,
): Buffer {
  const plain = Buffer.from(JSON.stringify({ mobile, name }));
  return sealBytes(settings.secret, sealOf(consentId), plain);
}

/** Decrypts the contact of a consent. Used by `readContact` alone. Throws if it does not open: the ledger was changed
 * or the server's secret is another one. */
export function openContact(
  { settings }: Pick<Services, 'settings'>,
  consentId: string,
  sealed: Uint8Array,
): PersonContact {
  const plain = openSealed(settings.secret, sealOf(consentId), sealed);
  if (plain === null) throw new Error('a contact does not open');
  return JSON.parse(plain.toString()) as PersonContact;
}

function sealOf(consentId: string) {
  return { purpose: 'partner contact', name: consentId };
}
