import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { instantSchema } from '../fields.ts';
import { partnerReads, partnerWrites } from '../partner-firms/partner-refusals.ts';
import * as calls from './lead-calls.ts';

const webhookSchema = z.object({ address: z.string(), createdAt: instantSchema });
const eventSchema = z.object({
  eventId: z.uuid(),
  event: z.enum(['lead-created', 'lead-changed', 'erase']),
  leadId: z.uuid(),
  at: instantSchema,
  state: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.int(),
  failure: z.string().nullable(),
  mayReplay: z.boolean(),
});
const webhookExample = {
  address: 'https://dealer.example/events',
  createdAt: '2026-11-21T04:44:00Z',
};

/** Where the firm's own system takes events of leads, and the newest of them. */
export const partnerWebhook = defineContract({
  call: calls.partnerWebhook,
  tag: 'partner',
  who: 'partner',
  memberRoles: ['owner'],
  summary: 'Your webhook and its events',
  answer: z.object({ webhook: webhookSchema.nullable(), events: z.array(eventSchema) }),
  refusals: partnerReads,
  example: {
    webhook: webhookExample,
    events: [
      {
        eventId: '3f0c2f1e-40d6-4ef4-8f43-2e5a3b1c9d70',
        event: 'lead-created',
        leadId: '6e5f4c1a-1b2c-4d3e-8f90-a1b2c3d4e5f6',
        at: '2026-11-21T04:44:00Z',
        state: 'failed',
        tries: 5,
        failure: 'timeout',
        mayReplay: true,
      },
    ],
  },
});

/** Sets the address; its new signing secret is in this answer alone. */
export const partnerSetWebhook = defineContract({
  call: calls.partnerSetWebhook,
  tag: 'partner',
  who: 'partner',
  memberRoles: ['owner'],
  summary: 'Set your webhook',
  body: z.object({ address: z.string().trim().min(1).max(500) }),
  answer: z.object({ webhook: webhookSchema, secret: z.string() }),
  status: 201,
  refusals: [...partnerWrites, 'partner/webhook-address'],
  example: { webhook: webhookExample, secret: 'whsec_aGVsbG8' },
});

/** Ends it: waiting events are not sent. Idempotent. */
export const partnerRemoveWebhook = defineContract({
  call: calls.partnerRemoveWebhook,
  tag: 'partner',
  who: 'partner',
  memberRoles: ['owner'],
  summary: 'Remove your webhook',
  answer: z.object({ isRemoved: z.literal(true) }),
  refusals: partnerWrites,
  example: { isRemoved: true },
});

/** Sends an event of the last seven days again, with its id. */
export const partnerReplayEvent = defineContract({
  call: calls.partnerReplayEvent,
  tag: 'partner',
  who: 'partner',
  memberRoles: ['owner'],
  summary: 'Replay an event',
  params: z.object({ eventId: z.uuid().describe('Id of an event') }),
  answer: z.object({ isQueued: z.literal(true) }),
  refusals: [...partnerWrites, 'partner/not-found', 'partner/wrong-state'],
  example: { isQueued: true },
});
