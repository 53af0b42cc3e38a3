import type { LimitRule } from '../../../limits/limiter.ts';

/** Enquiries of one person, to all partners together. */
export const enquiryLimit: LimitRule = { name: 'lead', points: 20, perSeconds: 86_400 };
