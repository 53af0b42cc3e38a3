import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { instantSchema, istDateSchema } from '../fields.ts';
import { dueSchema } from '../garage/garage-contracts.ts';
import { vehicleAnswerSchema } from './get-vehicle.ts';
import { rcRecordSchema } from './rc-record-schema.ts';
import * as calls from './vehicle-calls.ts';

/** The record behind a shared link, without anything that identifies vehicle or owner. Uses no look-up. */
export const getSharedRecord = defineContract({
  call: calls.getSharedRecord,
  tag: 'vehicle',
  who: 'anyone',
  summary: 'A shared record, number masked',
  params: z.object({
    shareKey: z.string().min(20).max(100).describe('`shareKey` of the record'),
  }),
  answer: z.object({
    shareKey: z.string(),
    masked: z.string().describe('Masked number, e.g. DL 8C •• ••30'),
    plateStyle: z.string(),
    maker: z.string().nullable(),
    model: z.string().nullable(),
    fuel: rcRecordSchema.shape.fuel,
    registeredOn: istDateSchema.nullable(),
    standing: z.enum([
      'active',
      'registration-expired',
      'fitness-expired',
      'inactive',
      'noc-issued',
      'cancelled',
      'suspended',
      'scrapped',
      'other',
    ]),
    dues: z.array(dueSchema),
    source: vehicleAnswerSchema.shape.source,
    fetchedAt: instantSchema,
  }),
  refusals: ['vehicle/not-found', 'request/too-many'],
  example: {
    shareKey: 'Zm9yIGEgbnVtYmVyIHRoYXQgc3RheXMgaGlkZGVuIGhlcmUuLi4',
    masked: 'DL 8C •• ••30',
    plateStyle: 'private',
    maker: 'MARUTI SUZUKI INDIA LTD',
    model: 'SWIFT VXI',
    fuel: { code: 'petrol', raw: 'PETROL' },
    registeredOn: '2021-03-15',
    standing: 'active',
    dues: [{ document: 'third-party', upto: '2027-03-15', state: 'in-order', daysLeft: 114 }],
    source: { id: 'ulip-vahan', name: 'VAHAN through ULIP', sandbox: true },
    fetchedAt: '2026-11-21T04:44:00.000Z',
  },
});
