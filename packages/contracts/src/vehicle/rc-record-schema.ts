import { z } from 'zod';
import { istDateSchema, vehicleNumberOutput } from '../fields.ts';

const text = z.string().nullable();
const count = z.number().nullable();
const day = istDateSchema.nullable();

/** The RC record on the wire: the same shape as the domain's, masked. Lengths mm, weights kg, engine cc. */
export const rcRecordSchema = z.object({
  vehicleNumber: vehicleNumberOutput,
  status: z.object({
    code: z.enum([
      'active',
      'inactive',
      'noc-issued',
      'cancelled',
      'suspended',
      'scrapped',
      'other',
    ]),
    raw: z.string().describe('Wording of the registry'),
    asOn: day,
  }),
  registeredOn: day,
  registrationUpto: day,
  fitnessUpto: day,
  manufactured: z.object({ month: z.int(), year: z.int() }).nullable(),
  maker: text,
  model: text,
  bodyType: text,
  colour: text,
  vehicleClass: text,
  category: text,
  isTransport: z
    .boolean()
    .nullable()
    .describe('Commercial vehicle; null if the record does not say'),
  fuel: z.object({
    code: z.enum(['petrol', 'diesel', 'cng', 'lpg', 'electric', 'hybrid', 'other']),
    raw: z.string(),
  }),
  norm: z.object({
    code: z.enum(['bs1', 'bs2', 'bs3', 'bs4', 'bs5', 'bs6', 'unknown']),
    raw: z.string(),
  }),
  engineCc: count,
  cylinders: count,
  seats: count,
  unladenKg: count,
  grossKg: count,
  wheelbaseMm: count,
  ownerSerial: count.describe('1 = first owner'),
  ownerNameMasked: text.describe('Never plain'),
  chassisLast5: text,
  engineLast5: text,
  financier: text.describe('Financier of an open loan; null when none is on record'),
  insurance: z.object({
    insurer: text,
    policyLast4: text,
    thirdPartyUpto: day,
    ownDamageUpto: day.describe('null where the registry does not say'),
  }),
  puc: z.object({ number: text, upto: day }),
  tax: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('until'), upto: istDateSchema }),
    z.object({ kind: z.literal('lifetime') }),
    z.object({ kind: z.literal('unknown'), raw: text }),
  ]),
  permit: z.object({ number: text, type: text, upto: day }).nullable(),
  blacklist: text,
  noc: text,
  nonUse: z.object({ from: day, upto: day }).nullable(),
  registeredAt: text,
  stateCode: text,
});
