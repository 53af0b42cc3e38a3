import type { GatewayEvent } from '@pahiya/domain/payments/ports';
import { parseJson } from '../../http/parse-json.ts';
import { textOfCallback } from '../../http/signed-callback.ts';
import { toGatewayPayment, toGatewayRefund } from './to-domain.ts';
import { eventWire } from './wire.ts';

/** Parses a webhook body with a verified signature; null if it is not of the documented shape. */
export function readRazorpayEvent(rawBody: Uint8Array): GatewayEvent | null {
  const parsed = eventWire.safeParse(parseJson(textOfCallback(rawBody)));
  if (!parsed.success) return null;
  const { event, payload } = parsed.data;
  return {
    type: event,
    payment: payload.payment === undefined ? null : toGatewayPayment(payload.payment.entity),
    refund: payload.refund === undefined ? null : toGatewayRefund(payload.refund.entity),
  };
}
