import { readSignedId, signedId } from '../../../signed-id.ts';

const purpose = 'used-price-watch-';

/** Key that ends a person's price alert of a listing without sign-in: both ids, the listing's signed for the person. */
export function priceWatchKey(
  secret: Uint8Array,
  { listingId, userId }: { readonly listingId: string; readonly userId: string },
): string {
  return `${userId}.${signedId(secret, purpose + userId, listingId)}`;
}

/** Listing and person of a key; null when it is not ours. */
export function readPriceWatchKey(
  secret: Uint8Array,
  key: string,
): { readonly listingId: string; readonly userId: string } | null {
  const userId = key.slice(0, 36);
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(userId)) return null;
  const listingId = readSignedId(secret, purpose + userId, key.slice(37));
  return listingId === null ? null : { listingId, userId };
}
