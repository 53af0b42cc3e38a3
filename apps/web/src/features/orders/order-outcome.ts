import type { PageFailure } from '../../page-parts/page-failure.ts';

/** What a form did, said once on the page it leads to. */
export const orderDeeds = ['uploaded', 'submitted', 'otp', 'rated'] as const;
export type OrderDeed = (typeof orderDeeds)[number];

/** What came of a form of the order's page that did not lead on. */
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
  /** The amount is another one; `before` in paise, as the person saw it. */
  | { readonly kind: 'changed'; readonly before: number }
  | {
      readonly kind: 'failed';
      readonly failure: PageFailure;
      /** The challan whose form it was; null for the order's own forms. */
      readonly challanNumber: string | null;
    };

/** The deed that an address names; null for none of ours. */
export function readDeed(text: string | null): OrderDeed | null {
  return orderDeeds.find((deed) => deed === text) ?? null;
}
