import { z } from 'zod';

/** Name of the kind, as stored with its orders. */
export const policyKindName = 'insurance-policy';

/** Name of the only item of an order. */
export const policyItemName = 'Insurance policy';

/** Version of the words of the consent. A change of meaning is a new version. */
export const consentVersion = '2026-11';

/** What a policy was priced for; sums in paise. */
const pricedSchema = z.object({
  insuredValue: z.int().nullable(),
  deductible: z.int(),
  voluntary: z.int(),
  kilometres: z.int().nullable(),
  /** Other people's property is covered up to the lowest sum only. */
  hasRestrictedProperty: z.boolean().default(false),
  /** As quoted; policies that were ordered before it was stored have none. */
  bill: z
    .object({
      lines: z.array(z.object({ id: z.string(), code: z.string().nullable(), amount: z.int() })),
      gst: z.int(),
      rounding: z.int(),
    })
    .optional(),
  /** What the declared bonus takes off the total. */
  bonusWorth: z.int().nullable().optional(),
  /** Version of the information sheet that was shown. */
  sheetVersion: z.string().optional(),
});
export type PricedFor = z.infer<typeof pricedSchema>;

/** What is stored with the price of a policy. */
export const termsSchema = z.object({
  policyId: z.uuid(),
  insurerId: z.string(),
  insurerName: z.string(),
  helpline: z.string(),
  product: z.string(),
  uin: z.string(),
  cover: z.enum(['bundle', 'package', 'own-damage', 'third-party']),
  startsOn: z.iso.date(),
  vehicleWords: z.string().nullable().default(null),
  proposalRef: z.string(),
  quoteRef: z.string().nullable().default(null),
  quotedTotal: z.int(),
  /** Declared, in thousandths of a percent. */
  bonus: z.int().default(0),
  /** Before GST, at the price of the order. */
  premium: z.object({ ownDamage: z.int(), thirdParty: z.int() }).nullable().default(null),
  priced: pricedSchema.nullable().default(null),
  priceUntil: z.iso.datetime(),
  consentedAt: z.iso.datetime(),
});
export type PolicyTerms = z.infer<typeof termsSchema>;
