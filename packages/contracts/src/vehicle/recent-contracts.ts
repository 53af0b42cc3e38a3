import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { vehicleNumberOutput } from '../fields.ts';
import * as calls from './vehicle-calls.ts';

const recent = z.object({
  searches: z
    .array(z.object({ vehicleNumber: vehicleNumberOutput, display: z.string() }))
    .max(5)
    .describe('Newest first'),
});

/** The last five look-ups of the account, or of this browser (a cookie) if not signed in. */
export const getRecentSearches = defineContract({
  call: calls.getRecentSearches,
  tag: 'vehicle',
  who: 'anyone',
  summary: "The caller's last five look-ups",
  answer: recent,
  refusals: ['request/too-many'],
  example: { searches: [{ vehicleNumber: 'DL8CAF5030', display: 'DL 8C AF 5030' }] },
});

/** Clears the history. */
export const clearRecentSearches = defineContract({
  call: calls.clearRecentSearches,
  tag: 'vehicle',
  who: 'anyone',
  summary: 'Clear the last look-ups',
  answer: recent,
  refusals: ['request/cross-site', 'request/too-many'],
  example: { searches: [] },
});
