import type { PageFailure } from '../../../parts/failure/page-failure.ts';

/** Fields of the form that can be wrong. */
export const soldFields = [
  'vehicleNumber',
  'sellerName',
  'buyerName',
  'buyerAddress',
  'buyerMobile',
  'idLast4',
  'soldAt',
  'place',
  'odometerKm',
  'amountPaise',
] as const;
export type SoldField = (typeof soldFields)[number];

export type SoldOutcome =
  | {
      readonly kind: 'fields';
      readonly fields: readonly SoldField[];
      readonly typed: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'failed';
      readonly failure: PageFailure;
      readonly typed: Readonly<Record<string, string>>;
    };
