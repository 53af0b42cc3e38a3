import { z } from 'zod';
import { contactChannels, contactSlots } from '../contact-ledger/contact-terms.ts';
import { defineContract } from '../contract.ts';
import { instantSchema, istDateSchema, languageSchema, vehicleNumberInput } from '../fields.ts';
import { partnerReads, partnerWrites } from '../partner-firms/partner-refusals.ts';
import * as calls from './insurance-calls.ts';
import {
  amountSchema,
  coverSchema,
  licenceSchema,
  motorClassSchema,
  premiumSchema,
} from './insurance-schemas.ts';

/** What a campaign page shows: what is sold here, since when the tariff is in force, and the insurers' partners that take
 * enquiries, by name. */
export const insuranceAdvertisePage = defineContract({
  call: calls.insuranceAdvertisePage,
  tag: 'insurance',
  who: 'anyone',
  summary: 'Campaign page of insurance',
  answer: z.object({
    sale: z.enum(['reference', 'quotes']),
    licence: licenceSchema.nullable(),
    tariffFrom: istDateSchema.nullable(),
    partners: z.array(z.object({ firmId: z.uuid(), name: z.string() })),
  }),
  refusals: ['request/too-many'],
  example: { sale: 'reference', licence: null, tariffFrom: '2022-06-01', partners: [] },
});

/** Sends an enquiry about a renewal to one partner. Without a channel the partner may not contact the person; it sees
 * neither number nor full vehicle number. */
export const saveInsuranceLead = defineContract({
  call: calls.saveInsuranceLead,
  tag: 'insurance',
  who: 'user',
  summary: 'Ask a partner about a renewal',
  body: z.strictObject({
    firmId: z.uuid(),
    vehicleNumber: vehicleNumberInput,
    wish: z.string().trim().max(500).default(''),
    cityId: z.int().min(1).max(99_999),
    slot: z.enum(contactSlots).default('any'),
    channels: z.array(z.enum(contactChannels)).max(3).default([]),
    language: languageSchema.default('en'),
  }),
  answer: z.object({ isRepeat: z.boolean(), firstAskedAt: instantSchema }),
  status: 201,
  refusals: [
    'auth/required',
    'vehicle/not-a-mark',
    'vehicle/not-in-register',
    'lead/unknown-city',
    'lead/partner-paused',
    'request/bad-input',
    'request/cross-site',
    'request/too-many',
  ],
  example: { isRepeat: false, firstAskedAt: '2026-11-21T04:44:00Z' },
});

const worksLeads = ['owner', 'manager', 'agent'] as const;

/** Of a renewal day that is saved, and of a described vehicle that is priced: by a member and by a system. */
const renewalDay = {
  body: z.strictObject({
    leadId: z.uuid(),
    version: z.int(),
    lastDay: istDateSchema.describe('Last day of the policy, as the person told it'),
    note: z.string().trim().max(500).default(''),
  }),
  answer: z.object({ leadId: z.uuid(), version: z.int(), dueAt: instantSchema }),
  example: {
    leadId: '8f0d6f0e-5e3a-4d7b-8f0e-2b1c4d5e6f70',
    version: 2,
    dueAt: '2026-12-01T04:30:00Z',
  },
};
const describedVehicle = {
  body: z.strictObject({
    vehicle: motorClassSchema,
    cc: z.int().min(20).max(10_000).nullable(),
    kw: z.number().min(0.1).max(1_000).nullable().describe('Of an electric motor'),
    registeredOn: istDateSchema,
    zone: z.enum(['A', 'B']),
    cover: coverSchema,
    insuredValue: z.int().min(500_000).max(10_000_000_000).nullable(),
    lastBonus: z.int().min(0).max(100_000),
    hadClaim: z.boolean(),
    ownDamageUntil: istDateSchema.nullable(),
  }),
  answer: z.object({
    premium: premiumSchema,
    bonus: z.int().describe('Thousandths of a percent'),
    total: amountSchema,
  }),
  example: {
    premium: { lines: [], taxable: 100_000, gst: 18_000, total: 118_000 },
    bonus: 0,
    total: 118_000,
  },
};

/** Saves the last day of a policy with an enquiry of the firm, as its next step: a call back a week before. It gives no
 * permission to call. */
export const partnerSaveInsuranceLead = defineContract({
  call: calls.partnerSaveInsuranceLead,
  tag: 'partner',
  who: 'partner',
  memberRoles: worksLeads,
  summary: 'Save the renewal day with an enquiry',
  ...renewalDay,
  refusals: [
    ...partnerWrites,
    'partner/not-found',
    'partner/wrong-state',
    'partner/changed-meanwhile',
    'partner/next-step-needed',
    'partner/reason-needed',
    'partner/dispute-over',
    'request/bad-input',
  ],
});

/** Prices a vehicle that a partner describes, by the tariff. Nothing is looked up: a partner learns nothing of anybody's
 * vehicle here. */
export const partnerValidateInsurance = defineContract({
  call: calls.partnerValidateInsurance,
  tag: 'partner',
  who: 'partner',
  memberRoles: worksLeads,
  summary: 'Price a described vehicle',
  ...describedVehicle,
  refusals: [...partnerReads, 'request/bad-input', 'request/cross-site'],
});

/** {@link partnerSaveInsuranceLead} by a firm's own system: for every lead of the firm about insurance. It gives no
 * permission to call. */
export const systemSaveInsuranceLead = defineContract({
  call: calls.systemSaveInsuranceLead,
  tag: 'partner',
  who: 'partner-key',
  keyScope: 'insurance',
  summary: 'Save the renewal day from your system',
  ...renewalDay,
  refusals: [
    ...partnerWrites,
    'partner/not-found',
    'partner/wrong-state',
    'partner/changed-meanwhile',
    'partner/next-step-needed',
    'request/bad-input',
  ],
});

/** {@link partnerValidateInsurance} by a firm's own system. */
export const systemValidateInsurance = defineContract({
  call: calls.systemValidateInsurance,
  tag: 'partner',
  who: 'partner-key',
  keyScope: 'insurance',
  summary: 'Price a described vehicle for your system',
  ...describedVehicle,
  refusals: [...partnerReads, 'request/bad-input', 'request/cross-site'],
});
