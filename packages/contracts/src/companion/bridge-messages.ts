import { z } from 'zod';

/** Longest message in either direction, in bytes of UTF-8. */
export const bridgeBytesAtMost = 8 * 1024;

const id = z.string().regex(/^[\w-]{1,40}$/);
const head = { v: z.literal(1), id };

/** Addresses that the host opens outside the app: never `intent:`, `file:` or `javascript:`. */
const outside = z.url({ protocol: /^https$/ }).max(2000);

/** What a page of ours asks of the native app. The list is closed: anything else is refused by both sides. */
export const webMessage = z.discriminatedUnion('type', [
  z.strictObject({ ...head, type: z.literal('hello'), wants: z.array(z.string().max(40)).max(20) }),
  z.strictObject({
    ...head,
    type: z.literal('SHARE_TEXT'),
    text: z.string().min(1).max(2000),
    url: outside.optional().describe('Of our own origin'),
  }),
  z.strictObject({ ...head, type: z.literal('open-external'), url: outside }),
  z.strictObject({ ...head, type: z.literal('haptics') }),
  z.strictObject({ ...head, type: z.literal('badge'), count: z.int().min(0).max(999) }),
  z.strictObject({ ...head, type: z.literal('push-token-please') }),
  z.strictObject({ ...head, type: z.literal('token-please') }),
  z.strictObject({ ...head, type: z.literal('close') }),
]);
export type WebMessage = z.infer<typeof webMessage>;

/** The native app's answer to one message, by its id. */
export const hostAnswer = z.discriminatedUnion('ok', [
  z.strictObject({
    ...head,
    ok: z.literal(true),
    data: z.record(z.string(), z.string()).optional(),
  }),
  z.strictObject({ ...head, ok: z.literal(false), code: z.string().max(40) }),
]);
export type HostAnswer = z.infer<typeof hostAnswer>;

/** What the native app tells a page without being asked. */
export const hostEvent = z.discriminatedUnion('event', [
  z.strictObject({ v: z.literal(1), event: z.enum(['resume', 'back', 'online']) }),
  z.strictObject({
    v: z.literal(1),
    event: z.literal('push-opened'),
    path: z
      .string()
      .regex(/^\/(?![/\\])/)
      .max(500),
  }),
]);
export type HostEvent = z.infer<typeof hostEvent>;
