import { randomUUID } from 'node:crypto';
import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../../db/database.ts';
import { keyedHash } from '../../../http/keyed-hash.ts';
import { openSealed, sealBytes } from '../../../http/sealed-bytes.ts';
import type { Reader } from './newsletter-mail.ts';

const purpose = 'newsletter-address';

/** A confirmed or pending subscriber. */
export type Subscriber = {
  readonly id: string;
  readonly language: Language;
  readonly confirmedAt: Date | null;
  readonly mailedAt: Date | null;
};

/** The row of an address, created if missing; until confirmed its language is updated. */
export async function keepSubscriber(
  sql: Queryable,
  secret: Uint8Array,
  { email, language, now }: { email: string; language: Language; now: Date },
): Promise<Subscriber> {
  const address = normalAddress(email);
  const id = randomUUID();
  const [row] = await sql<Subscriber[]>`
    insert into newsletter_subscribers (id, address_hash, address_sealed, language, asked_at)
    values (${id}, ${keyedHash(secret, purpose, address)},
      ${sealBytes(secret, { purpose, name: id }, Buffer.from(address))}, ${language}, ${now})
    on conflict (address_hash) do update set asked_at = excluded.asked_at,
      language = case when newsletter_subscribers.confirmed_at is null
        then excluded.language else newsletter_subscribers.language end
    returning id, language, confirmed_at as "confirmedAt", mailed_at as "mailedAt"`;
  if (row === undefined) throw new Error('an insert gave back no row');
  return row;
}

/** Reader of a stored row; null when its address was encrypted with another secret. */
export function readerOf(
  secret: Uint8Array,
  row: { id: string; language: Language; sealed: Uint8Array },
): Reader | null {
  const address = openSealed(secret, { purpose, name: row.id }, row.sealed);
  return address && { id: row.id, address: address.toString(), language: row.language };
}

/** Domains ignore case, and almost all mail servers ignore it in the local part too. */
export function normalAddress(email: string): string {
  return email.trim().toLowerCase();
}
