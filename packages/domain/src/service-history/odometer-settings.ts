/** Ceiling of plausible use depends on what the vehicle is used for. */
export const useSegments = ['private-car', 'two-wheeler', 'taxi', 'truck'] as const;
export type UseSegment = (typeof useSegments)[number];

/** Thresholds by which odometer readings are compared. */
export type OdometerSettings = {
  /** First day on which they are used. */
  readonly since: string;
  readonly source: string;
  readonly confidence: 'high' | 'medium' | 'low';
  /** A lower reading is a slip of the job card up to this many km or this share (basis points) within these days. */
  readonly smallKm: number;
  readonly smallBasisPoints: number;
  readonly smallDays: number;
  /** The newest reading alone is called a rollback only above this drop. */
  readonly newestDropKm: number;
  /** Use below this share (basis points) of the vehicle's own average is questioned, beyond this many months. */
  readonly lowBasisPoints: number;
  readonly lowMonths: number;
  /** Yearly use is never extrapolated from fewer days. */
  readonly leastRateDays: number;
  /** A first reading this many years after registration says nothing about the years before it. */
  readonly firstReadingYears: number;
  /** Months between two visits that count as a gap. */
  readonly gapMonths: number;
  /** Plausible km a year. */
  readonly ceilings: Readonly<Record<UseSegment, number>>;
};

/** The thresholds in use. They are our own choice: no Indian standard for odometer checks was found.
 * Rule id: ODO-CHECK. */
export const ODOMETER_SETTINGS: OdometerSettings = {
  since: '2026-11-01',
  source: 'Own choice, checked against the vectors beside it',
  confidence: 'medium',
  smallKm: 50,
  smallBasisPoints: 50,
  smallDays: 14,
  newestDropKm: 2_000,
  lowBasisPoints: 1_000,
  lowMonths: 12,
  leastRateDays: 30,
  firstReadingYears: 3,
  gapMonths: 18,
  ceilings: {
    'private-car': 60_000,
    'two-wheeler': 40_000,
    taxi: 120_000,
    truck: 180_000,
  },
};
