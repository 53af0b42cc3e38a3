import { vehicleFeeClasses } from '@pahiya/domain/rto-services/fee-rule';
import { paise } from '@pahiya/domain/shared/money';
import { z } from 'zod';

/** What an order was priced for, as stored with its quote. */
export const rtoTermsSchema = z.object({
  workId: z.uuid(),
  governmentFeeId: z.uuid(),
  governmentFee: z.int().positive().transform(paise),
  serviceId: z.string(),
  stateCode: z.string(),
  vehicleClass: z.enum(vehicleFeeClasses),
  fileWithinDays: z.int().positive(),
});
export type RtoTerms = z.infer<typeof rtoTermsSchema>;
