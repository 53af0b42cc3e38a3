import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { instantSchema } from '../fields.ts';
import * as calls from './device-calls.ts';

/** A device on which the caller is signed in. */
export const deviceSchema = z.object({
  deviceSessionId: z.uuid(),
  label: z.string().describe('Browser and operating system, e.g. "Chrome on Android"'),
  signedInAt: instantSchema,
  lastSeenAt: instantSchema,
  isCurrent: z.boolean(),
});
export type Device = z.infer<typeof deviceSchema>;

/** Devices on which the caller is signed in, the current one first. */
export const listDevices = defineContract({
  call: calls.listDevices,
  tag: 'auth',
  who: 'user',
  summary: 'Devices on which the caller is signed in',
  answer: z.object({ devices: z.array(deviceSchema) }),
  refusals: ['auth/required', 'request/too-many'],
  example: {
    devices: [
      {
        deviceSessionId: '6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11',
        label: 'Chrome on Android',
        signedInAt: '2026-11-20T09:12:00Z',
        lastSeenAt: '2026-11-21T04:44:00Z',
        isCurrent: true,
      },
    ],
  },
});

/** Signs one device out. Another account's device is refused as `no such device`. */
export const signOutDevice = defineContract({
  call: calls.signOutDevice,
  tag: 'auth',
  who: 'user',
  summary: 'Sign one device out',
  params: z.object({ deviceSessionId: z.uuid() }),
  answer: z.object({ devices: z.array(deviceSchema) }),
  refusals: ['auth/required', 'auth/device-not-found', 'request/cross-site', 'request/too-many'],
  example: {
    devices: [
      {
        deviceSessionId: '6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11',
        label: 'Chrome on Android',
        signedInAt: '2026-11-20T09:12:00Z',
        lastSeenAt: '2026-11-21T04:44:00Z',
        isCurrent: true,
      },
    ],
  },
});

/** Signs out every device, including this one unless `keepCurrent`. */
export const signOutEverywhere = defineContract({
  call: calls.signOutEverywhere,
  tag: 'auth',
  who: 'user',
  summary: 'Sign every device out',
  body: z.object({ keepCurrent: z.boolean().default(false) }),
  answer: z.object({ signedOut: z.int().describe('Number of devices signed out') }),
  refusals: ['auth/required', 'request/cross-site', 'request/too-many'],
  example: { signedOut: 2 },
});
