import type { LimitRule } from '../../limits/limiter.ts';

/** Receipts that a person may open: each is drawn as a PDF. */
export const receiptsMade: LimitRule = { name: 'order-receipt', points: 60, perSeconds: 600 };
