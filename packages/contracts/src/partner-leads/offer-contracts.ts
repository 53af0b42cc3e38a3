import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { instantSchema } from '../fields.ts';
import { partnerReads, partnerWrites } from '../partner-firms/partner-refusals.ts';
import { firmKinds } from '../partner-roles.ts';
import * as calls from './lead-calls.ts';
import { leadCitySchema } from './lead-schema.ts';
import { offerIncludes } from './offer-terms.ts';

const pricePaise = z.int().min(100_000).max(10_000_000_000).describe('In paise, all included');
const offerSchema = z.object({
  title: z.string(),
  city: leadCitySchema,
  direction: z.enum(['to-buyer', 'to-seller']),
  pricePaise,
  includes: z.array(z.enum(offerIncludes)),
  madeAt: instantSchema,
  validUntil: instantSchema,
});
const ofLead = z.object({ leadId: z.uuid() });
const worker = { tag: 'partner', who: 'partner' } as const;
const worksLeads = ['owner', 'manager', 'agent'] as const;
const ownSchema = z.object({ offer: offerSchema.nullable(), token: z.string().nullable() });
const ownExample = { offer: null, token: null };

/** The offer that a lead was made, and its link while it works. */
export const partnerOffer = defineContract({
  ...worker,
  call: calls.partnerOffer,
  memberRoles: [...worksLeads, 'auditor'],
  summary: 'The offer on a lead',
  params: ofLead,
  answer: ownSchema,
  refusals: [...partnerReads, 'partner/not-found'],
  example: ownExample,
});

/** Makes an offer on a car and shares it by a link; one made before ends. Of open leads about a car only. */
export const partnerMakeOffer = defineContract({
  ...worker,
  call: calls.partnerMakeOffer,
  memberRoles: worksLeads,
  summary: 'Make an offer on a lead',
  params: ofLead,
  body: z.object({
    pricePaise: pricePaise.refine((paise) => paise % 100 === 0, { error: 'Enter whole rupees' }),
    validDays: z.int().min(1).max(14),
    includes: z.array(z.enum(offerIncludes)).max(offerIncludes.length).default([]),
  }),
  answer: ownSchema,
  status: 201,
  refusals: [...partnerWrites, 'partner/not-found', 'partner/wrong-state', 'partner/paused'],
  example: ownExample,
});

/** Ends an offer and its link at once. Idempotent. */
export const partnerRevokeOffer = defineContract({
  ...worker,
  call: calls.partnerRevokeOffer,
  memberRoles: worksLeads,
  summary: 'Revoke the offer on a lead',
  params: ofLead,
  answer: ownSchema,
  refusals: [...partnerWrites, 'partner/not-found'],
  example: ownExample,
});

/** A firm's offer on a car, by its link. Without contact data; unknown, revoked and ended links look alike. */
export const vehicleOffer = defineContract({
  call: calls.vehicleOffer,
  tag: 'leads',
  who: 'anyone',
  summary: 'An offer on a car by its link',
  params: z.object({ id: z.string().min(1).max(100).describe('Token of its shared link') }),
  answer: z.object({
    firm: z.object({ name: z.string(), kind: z.enum(firmKinds) }),
    offer: offerSchema,
  }),
  refusals: ['link/over', 'request/too-many'],
  example: {
    firm: { name: 'Sample Motors', kind: 'dealer' },
    offer: {
      ...{ title: 'Swift VXI 2019', direction: 'to-buyer', pricePaise: 45_000_000 },
      city: { cityId: 10084, name: { en: 'Delhi', hi: 'दिल्ली' } },
      includes: ['rc-transfer'],
      ...{ madeAt: '2026-11-21T04:44:00Z', validUntil: '2026-11-28T04:44:00Z' },
    },
  },
});
