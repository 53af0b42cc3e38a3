import { logFuels, workCategories } from '@pahiya/domain/upkeep/log-entry';
import {
  distanceUnits,
  importApps,
  volumeUnits,
} from '@pahiya/domain/upkeep/log-import/find-lines';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import type { ErrorCode } from '../error-codes.ts';
import { vehicleNumberInput } from '../fields.ts';
import * as calls from './upkeep-calls.ts';
import { logEntryInput, logImportSchema, vehicleLogSchema } from './upkeep-schemas.ts';

const params = z.object({ vehicleNumber: vehicleNumberInput });
const reading = [
  'auth/required',
  'vehicle/not-a-mark',
  'vehicle/not-in-register',
  'garage/not-in-garage',
  'request/too-many',
] as const satisfies readonly ErrorCode[];
const writing = [
  ...reading,
  'garage/role-not-allowed',
  'request/bad-input',
  'request/cross-site',
] as const satisfies readonly ErrorCode[];

/** The log of a vehicle in the caller's garage with due work and figures. */
export const readVehicleLog = defineContract({
  call: calls.readVehicleLog,
  tag: 'garage',
  who: 'user',
  summary: 'Log of a vehicle with due work and figures',
  params,
  query: z.object({
    page: z.coerce.number().int().min(1).max(1000).default(1),
    line: z.uuid().optional().describe('Only this line'),
  }),
  answer: vehicleLogSchema,
  refusals: [...reading, 'request/bad-input'],
  example: {
    vehicleNumber: 'DL8CAF5030',
    display: 'DL 8C AF 5030',
    role: 'owner',
    total: 0,
    entries: [],
    odometer: { last: null, kmPerYear: null, expected: null, readings: [] },
    dues: [],
    intervals: [],
    fuel: null,
    hasTwoFuels: false,
    spend: { months: [], types: [], unpriced: 0, perKm: null },
    packs: [],
    asOf: '2026-11-26T04:44:00Z',
  },
});

/** Adds a line. A reading that disagrees with the log is refused until the keeper says why, and overwrites nothing. */
export const addLogEntry = defineContract({
  call: calls.addLogEntry,
  tag: 'garage',
  who: 'user',
  summary: 'Add a line to the log of a vehicle',
  params,
  body: logEntryInput,
  answer: z.object({ entryId: z.uuid() }),
  status: 201,
  idempotency: 'accepted',
  refusals: [...writing, 'garage/odometer-conflict', 'garage/log-full'],
  example: { entryId: '8a1f9c52-3b77-4d0e-9f0a-1c2d3e4f5a6b' },
});

/** Removes or corrects a line, undoes an import, ends a record for buyers, or sets how often work is due. */
export const changeVehicleLog = defineContract({
  call: calls.changeVehicleLog,
  tag: 'garage',
  who: 'user',
  summary: 'Change the log of a vehicle',
  params,
  body: z.discriminatedUnion('act', [
    z.object({ act: z.literal('remove'), entryId: z.uuid() }),
    z.object({
      act: z.literal('edit'),
      entryId: z.uuid(),
      version: z.int().min(1).optional().describe('As read: refused if the line changed since'),
      entry: logEntryInput.describe('The whole line as it is to be'),
    }),
    z.object({
      act: z.literal('end-pack'),
      packId: z.uuid().describe('No longer valid for buyers'),
    }),
    z.object({ act: z.literal('undo'), batchId: z.uuid().describe('Of importVehicleLog') }),
    z.object({
      act: z.literal('interval'),
      category: z.enum(workCategories),
      km: z.int().min(100).max(500_000).optional(),
      months: z.int().min(1).max(240).optional().describe('Without both: back to what is usual'),
    }),
  ]),
  answer: z.object({ changed: z.literal(true) }),
  refusals: [
    ...writing,
    'garage/entry-not-found',
    'garage/line-changed',
    'garage/odometer-conflict',
  ],
  example: { changed: true },
});

/** The whole log as a file. */
export const exportVehicleLog = defineContract({
  call: calls.exportVehicleLog,
  tag: 'garage',
  who: 'user',
  summary: 'Log of a vehicle as CSV, JSON or PDF',
  params: params.extend({
    form: z
      .enum(['csv', 'json', 'pdf'])
      .describe(
        'Form of the file; `pdf`: for a buyer, by the owner, without amounts, places and notes',
      ),
  }),
  answer: null,
  refusals: [...reading, 'garage/role-not-allowed', 'request/bad-input'],
});

/** Reads a file of another app: a dry run unless `isFinal`. Lines that are in the log already are not added again. */
export const importVehicleLog = defineContract({
  call: calls.importVehicleLog,
  tag: 'garage',
  who: 'user',
  summary: 'Import a log from a file of another app',
  params,
  body: z.object({
    app: z.enum(importApps),
    fuel: z.enum(logFuels).optional().describe('Of fills whose file does not name it'),
    distance: z.enum(distanceUnits).optional().describe('Where the file names no unit'),
    volume: z.enum(volumeUnits).optional(),
    dayOrder: z.enum(['day-first', 'month-first']).optional(),
    text: z.string().min(1).max(3_000_000).describe('The file, UTF-8'),
    isFinal: z.boolean().describe('False: nothing is kept'),
  }),
  answer: logImportSchema,
  refusals: [...writing, 'garage/log-full'],
  example: {
    batchId: null,
    isAmbiguous: false,
    asks: [],
    counts: { fuel: 2, service: 0, expense: 0 },
    duplicates: 0,
    faultCount: 0,
    faults: [],
    first: [],
  },
});

/** What a resale pack stated when it was made, by the code in its address. The code is signed; its keeper can end it. */
export const checkResalePack = defineContract({
  call: calls.checkResalePack,
  tag: 'garage',
  who: 'anyone',
  summary: 'Check a service record for a buyer',
  query: z.object({ code: z.string().min(1).max(1000).describe('Of the file’s address') }),
  answer: z.object({
    display: z.string(),
    madeAt: z.string(),
    lines: z.int(),
    works: z.int(),
    firstOn: z.string().nullable(),
    lastOn: z.string().nullable(),
    lastKm: z.int().nullable(),
    longestGap: z.int().nullable().describe('Days between two works'),
  }),
  refusals: ['garage/record-withdrawn', 'link/over', 'request/bad-input', 'request/too-many'],
  example: {
    display: 'DL 8C AF 5030',
    madeAt: '2026-11-28T04:44:00Z',
    ...{ lines: 12, works: 5, firstOn: '2021-01-10', lastOn: '2026-11-02' },
    ...{ lastKm: 48300, longestGap: 366 },
  },
});
