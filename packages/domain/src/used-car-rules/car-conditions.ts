/** Conditions of a car, best first. What each means is in the table of conditions. */
export const carConditions = ['excellent', 'very-good', 'good', 'fair', 'poor'] as const;
export type CarCondition = (typeof carConditions)[number];
