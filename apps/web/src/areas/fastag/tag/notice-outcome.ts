import type { PageFailure } from '../../../parts/failure/page-failure.ts';

/** Fields of the form for an e-notice. */
export const noticeFields = ['place', 'noticeNumber', 'fee', 'issuedAt'] as const;
export type NoticeField = (typeof noticeFields)[number];

/** What a person records about an e-notice. */
export const noticeActs = ['objected', 'upheld', 'rejected', 'paid', 'remove'] as const;
export type NoticeAct = (typeof noticeActs)[number];

/** Result of a form that changed nothing. `typed`: as submitted, to continue editing. */
export type NoticeOutcome =
  | {
      readonly kind: 'faults';
      readonly faults: readonly NoticeField[];
      readonly typed: Readonly<Record<NoticeField, string>>;
    }
  | { readonly kind: 'failed'; readonly failure: PageFailure };
