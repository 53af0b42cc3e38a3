import { createHmac, timingSafeEqual } from 'node:crypto';
import type { GatewayEvent } from '@pahiya/domain/payments/ports';
import { parseJson } from '../../http/parse-json.ts';
import { toGatewayPayment, toGatewayRefund } from './to-domain.ts';
import { eventWire } from './wire.ts';

const HEX_SHA256 = /^[0-9a-f]{64}$/;

/** Whether `signature` is the HMAC-SHA256 of these bytes, in hex. Constant time. The SDK's check is not used: it
 * compares with `===` and decodes the body as text first, which changes bytes that are not UTF-8. Source: Razorpay,
 * "Validate and test webhooks". */
export function isSigned(message: Uint8Array | string, signature: string, secret: string): boolean {
  if (!HEX_SHA256.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(message).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Parses a webhook body with a verified signature; null if it is not of the documented shape. */
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
