import { z } from 'zod';

/** What is stored with the quote of a cart: enough to price it again. */
export const cartTermsSchema = z.object({
  discoveryId: z.string(),
  challanNumbers: z.array(z.string()),
  settlementType: z.enum(['STANDARD', 'EXPRESS']),
});
export type CartTerms = z.infer<typeof cartTermsSchema>;
