import { randomUUID } from 'node:crypto';
import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../../db/database.ts';
import { keyedHash } from '../../../http/keyed-hash.ts';
import { openSealed, sealBytes } from '../../../http/sealed-bytes.ts';
import type { Reader } from './newsletter-mail.ts';
import { putSubscriber, type Subscriber } from './subscriber-repository.ts';

const purpose = 'newsletter-address';

/** The row of an address, created if missing; until confirmed its language is updated. */
export async function keepSubscriber(
  sql: Queryable,
  secret: Uint8Array,
  { email, language, now }: { email: string; language: Language; now: Date },
): Promise<Subscriber> {
  const address = normalAddress(email);
  const id = randomUUID();
  return putSubscriber(sql, {
    id,
    addressHash: keyedHash(secret, purpose, address),
    addressSealed: sealBytes(secret, { purpose, name: id }, Buffer.from(address)),
    language,
    now,
  });
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
