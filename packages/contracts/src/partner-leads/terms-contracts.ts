import { leadKinds } from '@pahiya/domain/leads/lead-rules';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { deskReads, deskWrites } from '../desk-refusals.ts';
import { istDateSchema } from '../fields.ts';
import { partnerReads } from '../partner-firms/partner-refusals.ts';
import * as calls from './lead-calls.ts';

const desk = { tag: 'operator', who: 'operator', role: 'operator' } as const;
const note = z.string().trim().min(3, { error: 'Enter a reason or a source' }).max(500);
const saved = {
  answer: z.object({ isSaved: z.literal(true) }),
  example: { isSaved: true as const },
};
const stateCode = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: 'A state code has two letters, such as DL' })
  .nullable();

/** Holidays that the desk changed, and prices agreed with single firms. */
export const deskPartnerTerms = defineContract({
  ...desk,
  call: calls.deskPartnerTerms,
  summary: 'Holidays and prices of partners',
  answer: z.object({
    holidays: z.array(
      z.object({ day: istDateSchema, stateCode, isOpen: z.boolean(), note: z.string() }),
    ),
    prices: z.array(
      z.object({
        firmId: z.uuid(),
        kind: z.enum(leadKinds),
        from: istDateSchema,
        pricePaise: z.int(),
        note: z.string(),
      }),
    ),
  }),
  refusals: deskReads,
  example: { holidays: [], prices: [] },
});

/** Makes a day after today a holiday or a working day, for a state or for all. */
export const deskSetHoliday = defineContract({
  ...desk,
  ...saved,
  call: calls.deskSetHoliday,
  summary: 'Change a holiday of partners',
  body: z.object({ day: istDateSchema, stateCode, isOpen: z.boolean(), note }),
  refusals: deskWrites,
});

/** Sets what leads of a kind cost a firm, without GST, from a day after today. */
export const deskSetLeadPrice = defineContract({
  ...desk,
  ...saved,
  call: calls.deskSetLeadPrice,
  summary: 'Set the price of leads of a firm',
  params: z.object({ firmId: z.uuid() }),
  body: z.object({
    kind: z.enum(leadKinds),
    from: istDateSchema,
    pricePaise: z.int().min(0).max(10_000_000),
    note,
  }),
  refusals: [...deskWrites, 'operator/not-found'],
});

/** What leads cost the firm, without GST, now and from later days. */
export const partnerPrices = defineContract({
  call: calls.partnerPrices,
  tag: 'partner',
  who: 'partner',
  memberRoles: ['owner', 'accounts', 'auditor'],
  summary: 'Prices of leads of your firm',
  answer: z.object({
    prices: z.array(
      z.object({
        kind: z.enum(leadKinds),
        pricePaise: z.int(),
        gstBasisPoints: z.int(),
        later: z.array(z.object({ from: istDateSchema, pricePaise: z.int() })),
      }),
    ),
  }),
  refusals: partnerReads,
  example: {
    prices: [{ kind: 'used-car', pricePaise: 25_000, gstBasisPoints: 1800, later: [] }],
  },
});
