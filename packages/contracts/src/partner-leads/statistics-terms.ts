/** Periods of the statistics, in days. */
export const statisticsDays = [7, 30, 90, 365] as const;
