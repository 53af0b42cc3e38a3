import { createHash } from 'node:crypto';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import type { Services } from '../../services.ts';
import { vehicleOfShareKey } from '../vehicle/share-key.ts';
import { findStoredRecord } from '../vehicle/stored-records.ts';
import { readBody } from '../vehicle/vehicle-body.ts';
import { cardFacts } from './card-facts.ts';
import { renderCard } from './render-card.ts';

/** A card: its ETag, and its bytes, rendered on demand. */
export type ShareCard = { readonly etag: string; readonly bytes: () => Promise<Buffer> };

/** Some 40 KiB each. */
const KEPT_AT_MOST = 64;

/** Finds the cards of stored vehicles by their share keys. Reads the store only, so it uses no look-up. Null for a
 * vehicle that is not stored or that its owner hides. */
export function createShareCards(services: Services) {
  const { settings, now } = services;
  const kept = new Map<string, Promise<Buffer>>();

  const keep = (etag: string, render: () => Promise<Buffer>) => {
    const bytes = kept.get(etag) ?? render();
    kept.delete(etag);
    kept.set(etag, bytes);
    bytes.catch(() => kept.delete(etag));
    const [oldest] = kept.keys();
    if (kept.size > KEPT_AT_MOST && oldest !== undefined) kept.delete(oldest);
    return bytes;
  };

  return async (shareKey: string, language: Language): Promise<ShareCard | null> => {
    const vehicleNumber = vehicleOfShareKey(settings.secret, shareKey);
    if (vehicleNumber === null) return null;
    const stored = await findStoredRecord(services, vehicleNumber, null);
    if (stored?.body == null || stored.isHidden) return null;
    const answer = readBody(stored.body);
    const today = istDateOf(now());
    const version = [vehicleNumber, language, today, settings.brand.name, answer.fetchedAt];
    const etag = `"${createHash('sha256').update(version.join('|')).digest('base64url').slice(0, 22)}"`;
    const facts = () => cardFacts(answer, { brand: settings.brand.name, today, language });
    return { etag, bytes: () => keep(etag, () => renderCard(facts())) };
  };
}
