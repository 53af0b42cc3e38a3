import { z } from 'zod';
import { type ErrorCode, errorCodes } from './error-codes.ts';

const codes = Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]];

/** RFC 9457 problem details: the body of every response that is not 2xx. Source: RFC 9457, section 3. */
export const problemSchema = z
  .object({
    type: z.string().describe('URI reference of the problem type, under /api/docs'),
    title: z.string().describe('Short English summary, the same for every problem with this code'),
    status: z.int().describe('HTTP status'),
    detail: z.string().describe('What happened and what to do, in plain English'),
    code: z.enum(codes).describe('Stable code from the closed list'),
    requestId: z.string().describe('Request id, also in the server log'),
    retryAfter: z.int().optional().describe('Seconds to wait before a retry'),
    suggestion: z.string().optional().describe('Suggested vehicle number'),
    errors: z
      .array(
        z.object({
          path: z.string().describe('Field, as in "body.mobile" or "params.vehicleNumber"'),
          message: z.string().describe('What is wrong with it, in plain English'),
        }),
      )
      .optional()
      .describe('Input errors, one per field'),
  })
  .meta({
    description: 'Problem details (RFC 9457)',
    examples: [
      {
        type: '/api/docs#vehicle/not-found',
        title: 'No vehicle found with this number',
        status: 404,
        detail: 'VAHAN has no record for DL 8C AF 5030. Check the number and try again.',
        code: 'vehicle/not-found',
        requestId: '6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11',
      },
    ],
  });

/** A problem as JSON. */
export type Problem = z.infer<typeof problemSchema>;
