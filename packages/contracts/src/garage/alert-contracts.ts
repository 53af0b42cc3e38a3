import { alertChannels } from '@pahiya/domain/messages/ports';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { instantSchema, vehicleNumberInput, vehicleNumberOutput } from '../fields.ts';
import * as calls from './alert-calls.ts';

const params = z.object({ vehicleNumber: vehicleNumberInput });
const alerts = z.object({
  vehicleNumber: vehicleNumberOutput,
  display: z.string(),
  isProved: z.boolean().describe('Whether the caller is the proved owner'),
  hasEmail: z.boolean(),
  devices: z.int().describe('With notifications switched on'),
  alert: z
    .object({
      channels: z.array(z.enum(alertChannels)),
      startedAt: instantSchema,
      checkedAt: instantSchema.nullable().describe('Last look at the challans'),
      hasFailedSource: z.boolean().describe('A source did not answer then'),
      challans: z.int().nullable().describe('Known then'),
    })
    .nullable(),
});
const state = alerts.shape.alert
  .unwrap()
  .pick({ checkedAt: true, hasFailedSource: true, challans: true })
  .extend({ vehicleNumber: vehicleNumberOutput });
const example = {
  ...{ vehicleNumber: 'DL8CAF5030', display: 'DL 8C AF 5030' },
  ...{ isProved: false, hasEmail: true, devices: 0, alert: null },
} satisfies z.input<typeof alerts>;

/** Vehicles of the caller whose alerts are on, with what the last look found. */
export const listOwnerAlerts = defineContract({
  call: calls.listOwnerAlerts,
  tag: 'garage',
  who: 'user',
  summary: 'Vehicles whose alerts are on',
  answer: z.object({ alerts: z.array(state) }),
  refusals: ['auth/required', 'request/too-many'],
  example: { alerts: [] },
});

/** Alerts of a vehicle for its proved owner: new challans, and another owner or status in the register. */
export const readOwnerAlerts = defineContract({
  call: calls.readOwnerAlerts,
  tag: 'garage',
  who: 'user',
  summary: 'Alerts of a vehicle for its proved owner',
  params,
  answer: alerts,
  refusals: [
    'auth/required',
    'vehicle/not-a-mark',
    'vehicle/not-in-register',
    'garage/not-in-garage',
    'request/too-many',
  ],
  example,
});

/** Switches alerts on, by a proved owner only, or off. */
export const changeOwnerAlerts = defineContract({
  call: calls.changeOwnerAlerts,
  tag: 'garage',
  who: 'user',
  summary: 'Switch alerts of a vehicle on or off',
  params,
  body: z.discriminatedUnion('act', [
    z.object({ act: z.literal('start'), channels: z.array(z.enum(alertChannels)).min(1).max(3) }),
    z.object({ act: z.literal('stop') }),
  ]),
  answer: alerts,
  refusals: [
    'auth/required',
    'vehicle/not-a-mark',
    'vehicle/not-in-register',
    'vehicle/not-proven',
    'garage/not-in-garage',
    'request/bad-input',
    'request/cross-site',
    'request/too-many',
  ],
  example,
});

/** Ends alerts by the key of a message, without sign-in. A second press gets the same answer. */
export const stopOwnerAlerts = defineContract({
  call: calls.stopOwnerAlerts,
  tag: 'garage',
  who: 'anyone',
  summary: 'End alerts by the key of a message',
  body: z.object({ key: z.string().max(200) }),
  answer: z.object({ isStopped: z.literal(true) }),
  refusals: ['link/over', 'request/bad-input', 'request/cross-site', 'request/too-many'],
  example: { isStopped: true },
});
