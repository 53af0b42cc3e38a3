import type { IstDate } from '../shared/ist-date.ts';
import type { Paise } from '../shared/money.ts';

/** Kinds of work on a vehicle. */
export const workCategories = [
  'service',
  'repair',
  'tyre',
  'battery',
  'wash',
  'upgrade',
  'inspection',
] as const;
export type WorkCategory = (typeof workCategories)[number];

/** Kinds of other expenses. */
export const expenseCategories = [
  'insurance',
  'tax',
  'toll',
  'parking',
  'fine',
  'accessories',
  'other',
] as const;
export type ExpenseCategory = (typeof expenseCategories)[number];

/** What goes into a tank or battery. Petrol and diesel count in litres, CNG in kilograms, electricity in kilowatt
 * hours. */
export const logFuels = ['petrol', 'diesel', 'cng', 'electric'] as const;
export type LogFuel = (typeof logFuels)[number];

/** What the keeper says about a reading that does not agree with the others: it is true as written, or the instrument
 * was replaced. */
export const odometerWords = ['true', 'changed'] as const;
export type OdometerWord = (typeof odometerWords)[number];

/** A line of a vehicle's log. */
export type LogEntry = {
  readonly id: string;
  readonly on: IstDate;
  /** Odometer in whole km; null where it was not noted. A fill always has one. */
  readonly km: number | null;
  /** Null: not noted. */
  readonly cost: Paise | null;
  readonly odometer: OdometerWord | null;
} & (
  | { readonly kind: 'service'; readonly category: WorkCategory }
  | { readonly kind: 'expense'; readonly category: ExpenseCategory }
  | {
      readonly kind: 'fuel';
      readonly fuel: LogFuel;
      /** Thousandths of a litre, kilogram or kilowatt hour. */
      readonly quantity: number;
      /** Filled to the top, or charged to the usual level. */
      readonly isFull: boolean;
      /** A fill before this one is not in the log. */
      readonly isMissed: boolean;
    }
);

/** A line with an odometer reading of a tank. */
export type FuelEntry = Extract<LogEntry, { readonly kind: 'fuel' }>;

/** Photos that one line can have. Our own choice. */
export const photosAtMost = 6;
