import { z } from 'zod';

const paiseAmount = z.int().min(0);
/** Unix seconds. */
const instant = z.int().min(0).max(4_102_444_800);

/** The order fields we read. Source: Razorpay API, "Orders". */
export const orderWire = z.object({
  id: z.string().regex(/^order_[A-Za-z0-9]{14}$/),
  amount: paiseAmount,
  amount_paid: paiseAmount.default(0),
  receipt: z.string().nullish(),
  created_at: instant,
});

/** A payment. Card, VPA, contact and e-mail are not read. Source: Razorpay API, "Payments". */
export const paymentWire = z.object({
  id: z.string().regex(/^pay_[A-Za-z0-9]{14}$/),
  order_id: z.string().nullish(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  amount: paiseAmount,
  currency: z.string(),
  method: z.string().nullish(),
  error_reason: z.string().nullish(),
  created_at: instant,
});

const bankReference = z.string().min(1).max(64).nullish();

/** A refund. The bank's reference is an ARN, RRN or UTR, depending on the payment method.
 * Source: Razorpay API, "Refunds". */
export const refundWire = z.object({
  id: z.string().regex(/^rfnd_[A-Za-z0-9]{14}$/),
  payment_id: z.string(),
  amount: paiseAmount,
  status: z.enum(['pending', 'processed', 'failed']),
  receipt: z.string().nullish(),
  acquirer_data: z
    .union([
      z.object({ arn: bankReference, rrn: bankReference, utr: bankReference }),
      z.array(z.unknown()),
    ])
    .nullish(),
});

export const ordersWire = z.object({ items: z.array(orderWire) });
export const paymentsWire = z.object({ items: z.array(paymentWire) });
export const refundsWire = z.object({ items: z.array(refundWire) });

/** A line of the settlement report. `fee` includes `tax`. Source: Razorpay API, "Settlement recon". */
const settledItemWire = z.object({
  entity_id: z.string().min(1).max(64),
  type: z.string(),
  debit: paiseAmount,
  credit: paiseAmount,
  amount: paiseAmount,
  fee: paiseAmount,
  tax: paiseAmount,
  settled: z.boolean(),
  settled_at: instant.nullish(),
  settlement_id: z.string().nullish(),
  settlement_utr: z.string().nullish(),
});

export const settledItemsWire = z.object({ items: z.array(settledItemWire) });
export type SettledItemWire = z.infer<typeof settledItemWire>;

/** A webhook body: event name and entity snapshots. Source: Razorpay, "Webhooks", sample payloads. */
export const eventWire = z.object({
  entity: z.literal('event'),
  event: z.string().regex(/^[a-z_]+(\.[a-z_]+){1,3}$/),
  payload: z
    .object({
      payment: z.object({ entity: paymentWire }).optional(),
      refund: z.object({ entity: refundWire }).optional(),
    })
    .default({}),
});

export type OrderWire = z.infer<typeof orderWire>;
export type PaymentWire = z.infer<typeof paymentWire>;
export type RefundWire = z.infer<typeof refundWire>;
