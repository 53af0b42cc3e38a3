import { type Paise, paise } from '@pahiya/domain/shared/money';
import { z } from 'zod';

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());
const name = z.string().min(1).max(200);
const reference = z.string().regex(/^[A-Za-z0-9-]{1,60}$/);
/** The system writes amounts in whole paise; ten crore rupees are no recharge. */
const amount = z
  .int()
  .min(0)
  .max(10_000_000_000)
  .transform((value): Paise => paise(value));

const billerWire = z.object({
  biller_id: reference,
  name,
  status: z.enum(['ACTIVE', 'WITHDRAWN']),
  issuer_iin: z
    .string()
    .regex(/^\d{6}$/)
    .nullish(),
  customer_params: z
    .array(
      z.object({
        name,
        regex: z.string().max(300).nullish(),
        min_length: z.int().min(0).max(200),
        max_length: z.int().min(1).max(200),
        optional: z.boolean(),
      }),
    )
    .min(1)
    .max(10),
  min_amount: amount,
  max_amount: amount,
});

/** Response of `GET /billers`. */
export const billersWire = z.object({ billers: z.array(billerWire).max(500) });
export type BillerRecord = z.infer<typeof billerWire>;

const pairs = z.array(z.object({ name, value: z.string().max(300) })).max(100);

/** Responses of `POST /bills/fetch/request` and `GET /bills/fetch/:ref_id`. */
export const fetchWire = z.discriminatedUnion('status', [
  z.object({ ref_id: reference, status: z.literal('PENDING') }),
  z.object({
    ref_id: reference,
    status: z.literal('SUCCESS'),
    bill: z.object({
      bill_fetch_id: reference,
      customer_name: z.string().max(200).nullish(),
      min_amount: amount,
      max_amount: amount,
      additional_info: pairs,
    }),
  }),
  z.object({
    ref_id: reference,
    status: z.literal('FAILURE'),
    error: z.object({ code: z.string(), param: name.nullish() }),
  }),
]);
export type FetchAnswer = z.infer<typeof fetchWire>;
export type BillRecord = Extract<FetchAnswer, { status: 'SUCCESS' }>['bill'];

const paymentCommon = { ref_id: reference, amount };

/** Responses of `POST /bills/payments` and `GET /bills/payments/:ref_id`. */
export const paymentWire = z.object({
  payment: z.discriminatedUnion('status', [
    z.object({ ...paymentCommon, status: z.enum(['PENDING', 'PROCESSING']) }),
    z.object({
      ...paymentCommon,
      status: z.literal('SUCCESS'),
      txn_ref: reference,
      completed_at: instant,
    }),
    z.object({
      ...paymentCommon,
      status: z.literal('FAILED'),
      retry_class: z.string(),
      reason: z.string(),
    }),
  ]),
});
export type PaymentRecord = z.infer<typeof paymentWire>['payment'];

/** Responses of `POST /complaints` and `GET /complaints/:id`. */
export const complaintWire = z.object({
  complaint: z.object({
    complaint_id: reference,
    complaint_ref: reference,
    status: z.enum(['REGISTERED', 'ASSIGNED', 'CLOSED']),
  }),
});

/** The system's own 404: it never received the request. */
export const unknownRefWire = z.object({ error: z.object({ code: z.literal('ref_not_found') }) });

/** Body of a callback. */
export const callbackWire = z.object({
  event: z.literal('PAYMENT_STATUS'),
  event_id: reference,
  ref_id: reference,
});
