import { z } from 'zod';

const sum = (message: string) =>
  z.int().min(0, { error: message }).max(100_000_000, { error: message });
const accessories = 'Enter a value up to ₹10 lakh, or nothing.';

/** What a policy is priced for besides its cover; sums in paise. */
export const extrasSchema = z.strictObject({
  voluntaryDeductible: z.int().min(0).max(10_000_000).describe('0 for none'),
  electricalAccessories: sum(accessories),
  otherAccessories: sum(accessories),
  gasKit: z.enum(['built-in', 'fitted']).nullable().describe('null: as registered'),
  gasKitValue: z.int().min(100_000).max(50_000_000).nullable(),
  paidDrivers: z.int().min(0).max(5),
  yearlyKilometres: z.int().min(0).max(200_000).nullable().describe('At most; null: no limit'),
  hasAntiTheft: z.boolean().default(false),
  isAssociationMember: z.boolean().default(false),
  hasRestrictedProperty: z.boolean().default(false),
});

const reduction = z.object({ rate: z.int(), atMost: z.int() }).nullable();

/** What may be chosen of them, and what it takes off. */
export const extraChoicesSchema = z.object({
  deductibles: z.array(z.int()),
  kilometres: z.array(z.int()),
  antiTheft: reduction,
  association: reduction,
  restrictedProperty: z.object({ less: z.int(), limit: z.int(), usual: z.int() }).nullable(),
  sources: z.array(z.string()).describe('Of these three'),
});

/** Choices of an example. */
export const noChoices: z.infer<typeof extraChoicesSchema> = {
  deductibles: [],
  kilometres: [],
  antiTheft: null,
  association: null,
  restrictedProperty: null,
  sources: [],
};
