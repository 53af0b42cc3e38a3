/** The six common errors in challans. Source: domain facts, challans section 7. */
export const contestPatterns = [
  'wrong-plate-read',
  'cloned-plate',
  'sold-before',
  'vehicle-stolen',
  'paper-was-valid',
  'duplicate-challan',
] as const;
export type ContestPattern = (typeof contestPatterns)[number];
