import { z } from 'zod';
import { type ErrorCode, errorCodes } from './error-codes.ts';

const codes = Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]];

/** RFC 9457 problem details: the body of every answer that is not 2xx. Source: RFC 9457, section 3. */
export const problemSchema = z
  .object({
    type: z.string().describe('URI reference of the kind of problem, under /api/docs'),
    title: z.string().describe('Short English summary, the same for every problem of this code'),
    status: z.int().describe('HTTP status'),
    detail: z.string().describe('What happened here and what to do, in plain English'),
    code: z.enum(codes).describe('Stable code from the closed list'),
    requestId: z.string().describe('Id of the request, also in the server log'),
    retryAfter: z.int().optional().describe('Seconds to wait before trying again'),
    suggestion: z.string().optional().describe('A vehicle number the caller may have meant'),
    errors: z
      .array(
        z.object({
          path: z.string().describe('Field, as in "body.mobile" or "params.vehicleNumber"'),
          message: z.string().describe('What is wrong with it, in plain English'),
        }),
      )
      .optional()
      .describe('Faults of the input, one for each field'),
  })
  .describe('Problem details (RFC 9457)');

/** The wire form of a failure. */
export type Problem = z.infer<typeof problemSchema>;
