import { bonusCorrectionStates } from '@pahiya/domain/insurance/bonus-check';
import { z } from 'zod';

/** A correction of the declared bonus that was asked for. `due`: estimate with GST. */
export const bonusCorrectionSchema = z.object({
  percent: z.int(),
  due: z.int().nullable(),
  state: z.enum(bonusCorrectionStates),
});
