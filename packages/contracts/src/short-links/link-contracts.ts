import { z } from 'zod';
import { defineContract } from '../contract.ts';
import * as calls from './link-calls.ts';
import { linkKinds } from './link-kinds.ts';

/** Token of a shared link: 256 random bits. Anything else is answered like an unknown one. */
export const linkTokenSchema = z.string().min(1).max(100);

/** What a shared link shows; its content is read by the kind's own call. Unknown, revoked and expired links look alike. */
export const openShortLink = defineContract({
  call: calls.openShortLink,
  tag: 'links',
  who: 'anyone',
  summary: 'What a shared link shows',
  params: z.object({ token: linkTokenSchema }),
  answer: z.object({ kind: z.enum(linkKinds) }),
  refusals: ['link/over', 'request/too-many'],
  example: { kind: 'service-report' },
});
