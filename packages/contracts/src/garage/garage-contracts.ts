import { z } from 'zod';
import { defineContract } from '../contract.ts';
import {
  instantSchema,
  istDateSchema,
  vehicleNumberInput,
  vehicleNumberOutput,
} from '../fields.ts';
import * as calls from './garage-calls.ts';

/** A document of a vehicle and its expiry date. */
export const dueSchema = z.object({
  document: z.enum([
    'third-party',
    'own-damage',
    'puc',
    'fitness',
    'registration',
    'tax',
    'permit',
  ]),
  upto: istDateSchema.nullable(),
  state: z.enum(['in-order', 'soon', 'over', 'not-needed', 'unknown', 'lifetime']),
  daysLeft: z.int().nullable().describe('Negative once expired'),
});
const ownDueSchema = dueSchema.extend({
  held: z
    .object({
      startsOn: istDateSchema.nullable().describe('First day, where there is no cover until then'),
    })
    .optional()
    .describe('By a policy bought here that the register does not have yet'),
});
export type DueOnWire = z.infer<typeof ownDueSchema>;

/** A vehicle in the garage with its upcoming renewals. `summary` is null until the registry has responded. */
export const garageVehicleSchema = z.object({
  vehicleNumber: vehicleNumberOutput,
  display: z.string(),
  addedAt: instantSchema,
  summary: z
    .object({
      maker: z.string().nullable(),
      model: z.string().nullable(),
      plateStyle: z.string(),
      fetchedAt: instantSchema,
      sandbox: z.boolean(),
      dues: z.array(ownDueSchema),
      recalls: z
        .object({ count: z.int().min(1), path: z.string() })
        .optional()
        .describe('Recalls that may concern it; missing: none in the list'),
    })
    .nullable(),
});
export type GarageVehicle = z.infer<typeof garageVehicleSchema>;

const garage = z.object({
  vehicles: z.array(garageVehicleSchema),
  calendarPath: z
    .string()
    .nullable()
    .describe('Path of the calendar feed, with its secret; null until created'),
});

const garageOfOne = {
  vehicles: [
    {
      vehicleNumber: 'DL8CAF5030',
      display: 'DL 8C AF 5030',
      addedAt: '2026-11-21T04:44:00Z',
      summary: {
        maker: 'MARUTI SUZUKI INDIA LTD',
        model: 'SWIFT VXI',
        plateStyle: 'private',
        fetchedAt: '2026-11-21T04:44:00Z',
        sandbox: true,
        dues: [{ document: 'third-party', upto: '2027-03-15', state: 'in-order', daysLeft: 114 }],
      },
    },
  ],
  calendarPath: null,
} satisfies z.input<typeof garage>;

/** The caller's vehicles. */
export const listGarage = defineContract({
  call: calls.listGarage,
  tag: 'garage',
  who: 'user',
  summary: "The caller's vehicles with upcoming renewals",
  answer: garage,
  refusals: ['auth/required', 'request/too-many'],
  example: garageOfOne,
});

/** Adds a vehicle. Idempotent. */
export const addToGarage = defineContract({
  call: calls.addToGarage,
  tag: 'garage',
  who: 'user',
  summary: 'Add a vehicle',
  body: z.object({ vehicleNumber: vehicleNumberInput }),
  answer: garage,
  status: 201,
  idempotency: 'accepted',
  refusals: [
    'auth/required',
    'vehicle/not-a-mark',
    'vehicle/not-in-register',
    'vehicle/not-found',
    'garage/full',
    '1003',
    'request/cross-site',
    'request/too-many',
  ],
  example: garageOfOne,
});

/** Removes a vehicle. */
export const removeFromGarage = defineContract({
  call: calls.removeFromGarage,
  tag: 'garage',
  who: 'user',
  summary: 'Remove a vehicle',
  params: z.object({ vehicleNumber: vehicleNumberInput }),
  answer: garage,
  refusals: [
    'auth/required',
    'vehicle/not-a-mark',
    'vehicle/not-in-register',
    'garage/not-in-garage',
    'request/cross-site',
    'request/too-many',
  ],
  example: { vehicles: [], calendarPath: null },
});

/** Upcoming renewals of all vehicles, soonest first. */
export const listReminders = defineContract({
  call: calls.listReminders,
  tag: 'garage',
  who: 'user',
  summary: 'Upcoming renewals, soonest first',
  answer: z.object({
    reminders: z.array(
      z.object({ vehicleNumber: vehicleNumberOutput, display: z.string(), due: ownDueSchema }),
    ),
  }),
  refusals: ['auth/required', 'request/too-many'],
  example: {
    reminders: [
      {
        vehicleNumber: 'DL8CAF5030',
        display: 'DL 8C AF 5030',
        due: { document: 'third-party', upto: '2027-03-15', state: 'in-order', daysLeft: 114 },
      },
    ],
  },
});

/** Issues a new secret address for the calendar feed and revokes the old one. */
export const renewCalendarFeed = defineContract({
  call: calls.renewCalendarFeed,
  tag: 'garage',
  who: 'user',
  summary: 'Replace the calendar feed address',
  answer: z.object({ calendarPath: z.string() }),
  status: 201,
  refusals: ['auth/required', 'request/cross-site', 'request/too-many'],
  example: { calendarPath: '/api/v1/web/garage/calendar.ics?key=3q2-7wAAAAAAAAAAAAAAAA' },
});

/** The calendar feed (text/calendar). Anyone with the address may read it, so vehicle numbers are masked. */
export const calendarFeed = defineContract({
  call: calls.calendarFeed,
  tag: 'garage',
  who: 'anyone',
  summary: 'Reminders as a calendar feed (text/calendar)',
  query: z.object({
    key: z.string().min(20).max(100).describe('Secret in the feed’s address'),
  }),
  answer: null,
  refusals: ['garage/unknown-feed', 'garage/feed-replaced', 'request/too-many'],
});
