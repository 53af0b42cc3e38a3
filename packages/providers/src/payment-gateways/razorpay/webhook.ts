import { createHmac, timingSafeEqual } from 'node:crypto';
import type { GatewayEvent } from '@pahiya/domain/payments/ports';
import { parseJson } from '../../http/parse-json.ts';
import { toGatewayPayment, toGatewayRefund } from './to-domain.ts';
import { eventWire } from './wire.ts';

const HEX_SHA256 = /^[0-9a-f]{64}$/;

/**
 * Is `signature` the HMAC-SHA256 of these bytes, in hex? Constant time.
 * The SDK's own check is not used: it compares with `===`, and decodes the body to text first, so that bytes that
 * are no UTF-8 would be signed as something else. Source: Razorpay, "Validate and test webhooks".
 */
export function isSigned(message: Uint8Array | string, signature: string, secret: string): boolean {
  if (!HEX_SHA256.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(message).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads the body of a webhook whose signature was right; null when it is not of the documented shape. */
export function readRazorpayEvent(rawBody: Uint8Array): GatewayEvent | null {
  const parsed = eventWire.safeParse(parseJson(textOf(rawBody)));
  if (!parsed.success) return null;
  const { event, payload } = parsed.data;
  return {
    type: event,
    payment: payload.payment === undefined ? null : toGatewayPayment(payload.payment.entity),
    refund: payload.refund === undefined ? null : toGatewayRefund(payload.refund.entity),
  };
}

function textOf(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return '';
  }
}
