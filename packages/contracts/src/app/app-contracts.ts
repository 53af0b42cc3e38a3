import { z } from 'zod';
import { defineContract } from '../contract.ts';
import * as calls from './app-calls.ts';

const short = z.string().max(300);

/** Error report of the browser. The fields are those of the specification; the server removes personal data (vehicle
 * numbers, mobiles, e-mails, tokens, query values) before it logs anything. */
export const logFrontendError = defineContract({
  call: calls.logFrontendError,
  tag: 'app',
  who: 'anyone',
  summary: 'Frontend error log',
  description: 'At most 16 KiB; rate-limited; scrubbed of personal data before it is logged.',
  body: z.object({
    src: short.describe('"pahiyaweb" or "pahiyaApp"'),
    deviceId: short.optional(),
    userId: short.optional(),
    loggedIn: z.boolean().optional(),
    city: short.optional(),
    userIp: short.optional(),
    type: z.literal('WEB_FRONTEND_ERROR'),
    cookies: z.string().max(4000).optional().describe('Never stored'),
    url: z.string().max(2000).optional(),
    queryParams: z.string().max(2000).optional(),
    utmSource: short.optional(),
    utmCampaign: short.optional(),
    utmMedium: short.optional(),
    utmTerm: short.optional(),
    utmContent: short.optional(),
    meta: z.record(z.string().max(100), z.unknown()).optional(),
  }),
  answer: z.object({ accepted: z.literal(true) }),
  status: 202,
  refusals: ['request/too-large', 'request/cross-site', 'request/too-many'],
  example: { accepted: true },
});
