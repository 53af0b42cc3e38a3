import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../http/keyed-hash.ts';

const idBytes = 16;
const sealBytes = 12;

/** The verification code of a receipt: the order's id with a 96-bit MAC under the server's secret, so codes cannot be
 * guessed. 38 letters, digits, `-` and `_`. */
export function receiptCode(secret: Uint8Array, orderId: string): string {
  const id = Buffer.from(orderId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, sealOf(secret, orderId)]).toString('base64url');
}

/** The order of a code; null for an invalid code. */
export function readReceiptCode(secret: Uint8Array, code: string): string | null {
  if (!/^[\w-]{38}$/.test(code)) return null;
  const hex = Buffer.from(code, 'base64url').subarray(0, idBytes).toString('hex');
  const orderId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  // Compares the text, not the bytes: base64's unused bits are part of the code too.
  return timingSafeEqual(Buffer.from(code), Buffer.from(receiptCode(secret, orderId)))
    ? orderId
    : null;
}

function sealOf(secret: Uint8Array, orderId: string): Buffer {
  // Part of the codes on printed receipts: never changes.
  return keyedHash(secret, 'challan-receipt', orderId).subarray(0, sealBytes);
}
