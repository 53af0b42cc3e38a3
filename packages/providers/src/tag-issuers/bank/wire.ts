import { issuePictures } from '@pahiya/domain/fastag/ports';
import { type IstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { type Paise, rupees } from '@pahiya/domain/shared/money';
import { z } from 'zod';

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());
const reference = z.string().regex(/^[A-Za-z0-9-]{1,80}$/);
const day = z.string().transform((text, context): IstDate => {
  const read = parseIstDate(text);
  if (read === null) context.addIssue('not a date');
  return read ?? ('' as IstDate);
});
/** Rupees with two decimals as paise. */
const amount = z
  .string()
  .regex(/^\d{1,6}\.\d{2}$/)
  .transform((text): Paise => rupees(Number(text)));

/** Envelope of every answer, with HTTP 200 also for failures. */
export const envelopeWire = z.discriminatedUnion('status', [
  z.object({ status: z.literal('SUCCESS'), data: z.unknown() }),
  z.object({ status: z.literal('FAILURE'), code: z.string() }),
]);

export const planWire = z.object({
  plan_ref: reference,
  vehicle_class: z.string().regex(/^VC\d{1,2}$/),
  issue_fee: amount,
  security_deposit: amount,
  first_load: amount,
  valid_from: day,
});

export const sessionWire = z.object({
  session: reference,
  customer: z.enum(['EXISTING', 'NEW']),
  otp_sent_at: instant,
  otp_valid_until: instant,
  resend_after: instant,
});

export const otpWire = z.object({ result: z.enum(['OTP_OK', 'WRONG', 'EXPIRED']) });

/** Their names of pictures. */
export const PICTURE_NAMES = {
  'rc-front': 'RC_FRONT',
  'rc-back': 'RC_BACK',
  'vehicle-front': 'VEHICLE_FRONT',
  'tag-fixed': 'TAG_FIXED',
} as const;

const picture = z.enum(['RC_FRONT', 'RC_BACK', 'VEHICLE_FRONT', 'TAG_FIXED']).transform((name) => {
  const [found] = issuePictures.filter((one) => PICTURE_NAMES[one] === name);
  return found ?? 'rc-front';
});

export const checkWire = z.discriminatedUnion('result', [
  z.object({ result: z.literal('VEHICLE_OK'), pictures: z.array(picture).max(4) }),
  z.object({ result: z.literal('MISMATCH') }),
  z.object({ result: z.literal('OTHER_TAG_ACTIVE'), bank_id: z.string().max(20).nullish() }),
  z.object({ result: z.literal('PERSON_REFUSED'), reason: z.string() }),
]);

export const fileWire = z.object({ file_ref: reference });

const common = { request_id: reference, updated_at: instant };
const serial = z.string().regex(/^\d{6}-\d{3}-\d{7}$/);

/** Status of an order, as answered to confirm, resubmit and status. */
export const orderWire = z.discriminatedUnion('state', [
  z.object({ ...common, state: z.literal('KYC_REVIEW') }),
  z.object({
    ...common,
    state: z.literal('REJECTED'),
    reason: z.string(),
    resend: z.array(picture).min(1).max(4),
  }),
  z.object({ ...common, state: z.literal('REFUSED'), reason: z.string() }),
  z.object({ ...common, state: z.literal('ASSIGNED'), tag_serial: serial }),
  z.object({
    ...common,
    state: z.literal('DISPATCHED'),
    tag_serial: serial,
    courier: z.string().min(1).max(80),
    consignment_id: reference,
  }),
  z.object({ ...common, state: z.literal('DELIVERED'), tag_serial: serial }),
  z.object({
    ...common,
    state: z.literal('ACTIVE'),
    tag_serial: serial,
    tag_id: z.string().regex(/^[0-9A-F]{20,32}$/i),
  }),
  z.object({ ...common, state: z.literal('CLOSED') }),
]);
export type OrderRecord = z.infer<typeof orderWire>;

export const closedWire = z.object({ result: z.enum(['CLOSED', 'TOO_LATE']) });
