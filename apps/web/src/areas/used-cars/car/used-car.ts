import type { Answer } from '@pahiya/api-client/api-client';

/** A car as its page has it. */
export type UsedCar = Answer<'usedCarListing'>['car'];
