import { z } from 'zod';

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());
const application = { application_number: z.string().regex(/^[A-Z0-9/-]{6,30}$/) };
const consignment = {
  courier: z.string().min(2).max(60),
  consignment_number: z.string().regex(/^[A-Z0-9-]{6,30}$/),
};
const reference = z.string();

/** Response of `POST /works` and `GET /works/:reference`. */
export const workWire = z.object({
  work: z.discriminatedUnion('status', [
    z.object({ reference, status: z.literal('ACCEPTED') }),
    z.object({
      reference,
      status: z.literal('APPOINTMENT'),
      appointment_at: instant,
      place: z.string().min(3).max(120),
    }),
    z.object({ reference, status: z.literal('FILED'), ...application }),
    z.object({
      reference,
      status: z.literal('SENT_BACK'),
      ...application,
      reason_code: z.string(),
      remark: z.string().max(300).nullable(),
    }),
    z.object({ reference, status: z.literal('APPROVED'), ...application }),
    z.object({ reference, status: z.literal('DISPATCHED'), ...application, ...consignment }),
    z.object({ reference, status: z.literal('DONE'), ...application, ...consignment }),
    z.object({ reference, status: z.literal('REFUSED'), reason_code: z.string() }),
  ]),
});

/** Work after parsing. */
export type AgentWork = z.infer<typeof workWire>['work'];

/** Response of `PUT /works/:reference/documents/:id`. */
export const storedWire = z.object({ stored: z.literal(true) });

/** Response of `POST /works/:reference/withdraw`. */
export const withdrawnWire = z.object({ result: z.enum(['WITHDRAWN', 'TOO_LATE']) });

/** The agent's 404. */
export const unknownWire = z.object({ error: z.object({ code: z.literal('not_found') }) });
