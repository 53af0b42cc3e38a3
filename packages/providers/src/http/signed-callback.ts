import { createHmac, timingSafeEqual } from 'node:crypto';

const HEX_SHA256 = /^[0-9a-f]{64}$/;

/** Whether `signature` is the HMAC-SHA256 of these bytes, in hex. Constant time. Used instead of Razorpay's SDK too: it
 * compares with `===` and decodes the body as text first, which changes bytes that are not UTF-8. Source: Razorpay,
 * "Validate and test webhooks". */
export function isSigned(message: Uint8Array | string, signature: string, secret: string): boolean {
  if (!HEX_SHA256.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(message).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The text of a callback's body; empty for bytes that are not UTF-8. */
export function textOfCallback(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return '';
  }
}
