import type { PageFailure } from '../../page-parts/page-failure.ts';

/** Confirmation of a form, shown once on the next page. */
export const orderDeeds = ['uploaded', 'submitted', 'otp', 'rated'] as const;
export type OrderDeed = (typeof orderDeeds)[number];

/** Outcome of an order form without redirect. */
export type OrderOutcome =
  | {
      readonly kind: 'document';
      readonly challanNumber: string;
      readonly missing: readonly ('kind' | 'file' | 'size')[];
    }
  | {
      readonly kind: 'otp-sent';
      readonly challanNumber: string;
      readonly mobileMasked: string;
      readonly sentAt: string;
    }
  | { readonly kind: 'otp-shape'; readonly challanNumber: string }
  | { readonly kind: 'rating-missing' }
  /** The amount changed; `before` in paise, as the person saw it. */
  | { readonly kind: 'changed'; readonly before: number }
  | {
      readonly kind: 'failed';
      readonly failure: PageFailure;
      /** The challan of the form; null for forms of the whole order. */
      readonly challanNumber: string | null;
    };

/** The action named in an address; null for an unknown one. */
export function readDeed(text: string | null): OrderDeed | null {
  return orderDeeds.find((deed) => deed === text) ?? null;
}
