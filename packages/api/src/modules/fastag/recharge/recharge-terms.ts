import { z } from 'zod';

/** Name under which orders of recharges are stored. */
export const rechargeKindName = 'fastag-recharge';

/** What is stored with the price of a recharge. */
export const rechargeTerms = z.object({
  rechargeId: z.uuid(),
  billerId: z.string(),
  issuer: z.string(),
  vehicleClass: z.int().nullable(),
  amount: z.int(),
  /** What was typed for the bank, encrypted. */
  details: z.string().nullable().default(null),
});
export type RechargeTerms = z.infer<typeof rechargeTerms>;
