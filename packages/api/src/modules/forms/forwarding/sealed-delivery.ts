import { openSealed, sealBytes } from '../../../http/sealed-bytes.ts';

const purpose = 'delivery';

/** Encrypts a pending delivery. */
export function sealDelivery(
  secret: Uint8Array,
  deliveryId: string,
  body: object,
): Buffer<ArrayBuffer> {
  return sealBytes(secret, { purpose, name: deliveryId }, Buffer.from(JSON.stringify(body)));
}

/** Decrypts a pending delivery; null when it was encrypted with another secret. */
export function openDelivery(secret: Uint8Array, deliveryId: string, sealed: Uint8Array): unknown {
  const plain = openSealed(secret, { purpose, name: deliveryId }, sealed);
  return plain === null ? null : JSON.parse(plain.toString());
}
