import { z } from 'zod';

/** Envelope flags are strings ("true", "false", "200"); booleans and numbers are accepted too. */
const flag = z.union([z.string(), z.number(), z.boolean()]).transform(String);

/** Response of `POST /user/login`. The token is in `response.id`. Source: ULIP API document, common section. */
export const loginWire = z.object({
  response: z.object({ id: z.string().min(1).max(8_192) }),
});

/** Envelope of every data response: a list of inner responses, each with its own status. `response` of an inner one
 * is XML in a string for VAHAN/01 and an object for other calls. Source: ULIP API document, common section. */
export const envelopeWire = z.object({
  response: z
    .union([
      z.array(z.object({ response: z.unknown(), responseStatus: flag.optional() })),
      z.string(),
      z.null(),
    ])
    .optional(),
  error: flag.optional(),
  code: flag.optional(),
  message: z.union([z.string(), z.null()]).optional(),
});

/** {@link envelopeWire} after parsing. */
export type UlipEnvelope = z.infer<typeof envelopeWire>;
